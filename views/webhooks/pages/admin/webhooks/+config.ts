import type { Config } from 'vike/types'

export default { title: 'webhooks.title' } satisfies Config

import type { Config } from 'vike/types'

export default { title: 'webhooks.log.title' } satisfies Config

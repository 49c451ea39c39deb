import type { Config } from 'vike/types'

export default { title: 'webhooks.delivery.title' } satisfies Config

import type { Config } from 'vike/types'

export default { title: 'webhooks.title', namespaces: ['webhooks', 'leads', 'problem'] } satisfies Config

import type { Config } from 'vike/types'

export default { title: 'recipients.title', namespaces: ['recipients', 'problem'] } satisfies Config

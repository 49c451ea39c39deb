import type { Config } from 'vike/types'

export default { title: 'accounts.forgotten.title', namespaces: ['accounts', 'problem'] } satisfies Config

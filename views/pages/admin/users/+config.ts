import type { Config } from 'vike/types'

export default { title: 'accounts.users.title', namespaces: ['accounts', 'recipients', 'problem'] } satisfies Config

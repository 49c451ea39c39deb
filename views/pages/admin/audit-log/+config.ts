import type { Config } from 'vike/types'

export default { title: 'accounts.auditLog.title', namespaces: ['accounts', 'leads'] } satisfies Config

import type { Config } from 'vike/types'

export default { title: 'accounts.auditLog.title' } satisfies Config

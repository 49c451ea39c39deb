import type { Config } from 'vike/types'

export default { title: 'staff.auditLog.title', namespaces: ['staff', 'desk'] } satisfies Config

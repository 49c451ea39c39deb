import type { Config } from 'vike/types'

export default { title: 'admin.dashboard.title', namespaces: ['dashboard', 'leads'] } satisfies Config

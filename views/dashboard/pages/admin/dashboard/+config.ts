import type { Config } from 'vike/types'

export default { title: 'admin.dashboard.title' } satisfies Config

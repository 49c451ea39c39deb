import type { Config } from 'vike/types'

export default { title: 'staff.endSessions.title' } satisfies Config

import type { Config } from 'vike/types'

export default { title: 'accounts.endSessions.title' } satisfies Config

import type { Config } from 'vike/types'

export default { title: 'accounts.invitation.title' } satisfies Config

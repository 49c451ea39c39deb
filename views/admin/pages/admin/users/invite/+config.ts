import type { Config } from 'vike/types'

export default { title: 'accounts.invite.title' } satisfies Config

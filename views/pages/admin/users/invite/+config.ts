import type { Config } from 'vike/types'

export default { title: 'staff.invite.title' } satisfies Config

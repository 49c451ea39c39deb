import type { Config } from 'vike/types'

export default { title: 'accounts.users.title' } satisfies Config

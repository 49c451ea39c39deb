import type { Config } from 'vike/types'

export default { title: 'accounts.password.title' } satisfies Config

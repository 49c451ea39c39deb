import type { Config } from 'vike/types'

export default { title: 'accounts.account.title' } satisfies Config

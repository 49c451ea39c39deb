import type { Config } from 'vike/types'

export default { title: 'accounts.name.title' } satisfies Config

import type { Config } from 'vike/types'

export default { title: 'accounts.forgotten.title' } satisfies Config

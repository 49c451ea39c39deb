import type { Config } from 'vike/types'

export default { title: 'accounts.setup.title' } satisfies Config

import type { Config } from 'vike/types'

export default { title: 'admin.search.title' } satisfies Config

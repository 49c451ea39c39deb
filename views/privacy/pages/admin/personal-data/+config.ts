import type { Config } from 'vike/types'

export default { title: 'personal-data.title' } satisfies Config

import type { Config } from 'vike/types'

export default { title: 'issues.title' } satisfies Config

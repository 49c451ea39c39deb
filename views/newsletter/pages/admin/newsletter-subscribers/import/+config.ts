import type { Config } from 'vike/types'

export default { title: 'issues.import.title' } satisfies Config

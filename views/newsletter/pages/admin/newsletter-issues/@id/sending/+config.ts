import type { Config } from 'vike/types'

export default { title: 'issues.sending.title' } satisfies Config

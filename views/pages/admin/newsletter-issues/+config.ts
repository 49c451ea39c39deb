import type { Config } from 'vike/types'

export default { title: 'issues.title', namespaces: ['issues', 'leads', 'problem', 'claims'] } satisfies Config

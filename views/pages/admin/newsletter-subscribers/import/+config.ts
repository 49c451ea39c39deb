import type { Config } from 'vike/types'

export default { title: 'issues.import.title', namespaces: ['issues', 'problem'] } satisfies Config

import type { Config } from 'vike/types'

export default { title: 'personal-data.title', namespaces: ['personal-data', 'problem'] } satisfies Config

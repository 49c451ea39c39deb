import type { Config } from 'vike/types'

export default { title: 'bursts.title', namespaces: ['bursts', 'leads', 'problem'] } satisfies Config

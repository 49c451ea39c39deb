import type { Config } from 'vike/types'

export default { namespaces: ['contact', 'fields', 'location', 'validation'] } satisfies Config

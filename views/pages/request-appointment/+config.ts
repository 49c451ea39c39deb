import type { Config } from 'vike/types'

export default { namespaces: ['appointment', 'fields', 'validation'] } satisfies Config

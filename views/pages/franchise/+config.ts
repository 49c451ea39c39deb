import type { Config } from 'vike/types'

export default { namespaces: ['franchise', 'fields', 'validation'] } satisfies Config

import type { Config } from 'vike/types'

export default { namespaces: ['franchise', 'validation'] } satisfies Config

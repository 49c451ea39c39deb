import type { Config } from 'vike/types'

export default { namespaces: ['contact'] } satisfies Config

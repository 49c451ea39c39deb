import type { Config } from 'vike/types'

export default { namespaces: ['location', 'contact'] } satisfies Config

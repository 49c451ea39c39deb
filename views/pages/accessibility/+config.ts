import type { Config } from 'vike/types'

export default { namespaces: ['accessibility'] } satisfies Config

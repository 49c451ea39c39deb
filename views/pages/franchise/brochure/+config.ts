import type { Config } from 'vike/types'

export default { namespaces: ['franchise'] } satisfies Config

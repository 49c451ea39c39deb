import type { Config } from 'vike/types'

export default { namespaces: ['admin', 'staff', 'validation', 'problem'] } satisfies Config

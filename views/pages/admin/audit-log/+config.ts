import type { Config } from 'vike/types'

export default { namespaces: ['admin', 'staff', 'desk'] } satisfies Config

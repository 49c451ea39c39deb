import type { Config } from 'vike/types'

export default { namespaces: ['admin', 'validation', 'admin-validation'] } satisfies Config

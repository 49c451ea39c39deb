import type { Config } from 'vike/types'

export default { namespaces: ['admin', 'dashboard', 'desk', 'validation'] } satisfies Config

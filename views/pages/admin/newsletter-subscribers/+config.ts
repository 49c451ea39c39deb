import type { Config } from 'vike/types'

export default { namespaces: ['admin', 'desk', 'validation'] } satisfies Config

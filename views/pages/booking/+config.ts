import type { Config } from 'vike/types'

export default { namespaces: ['booking', 'fields', 'validation'] } satisfies Config

import type { Config } from 'vike/types'

export default { namespaces: ['own-data', 'validation'] } satisfies Config

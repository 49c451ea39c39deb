import type { Config } from 'vike/types'

export default { namespaces: ['contact', 'location', 'validation'] } satisfies Config

import type { Config } from 'vike/types'

export default { namespaces: ['impresum'] } satisfies Config

import type { Config } from 'vike/types'

export default { namespaces: ['pricelist'] } satisfies Config

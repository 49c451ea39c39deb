import type { Config } from 'vike/types'

export default { namespaces: ['functional-screening', 'pricelist'] } satisfies Config

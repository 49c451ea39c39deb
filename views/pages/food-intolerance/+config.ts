import type { Config } from 'vike/types'

export default { namespaces: ['food-intolerance', 'pricelist'] } satisfies Config

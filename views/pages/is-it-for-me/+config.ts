import type { Config } from 'vike/types'

export default { namespaces: ['guide', 'pricelist'] } satisfies Config

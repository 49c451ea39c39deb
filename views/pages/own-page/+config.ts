import type { Config } from 'vike/types'

export default { namespaces: ['own-page', 'pricelist'] } satisfies Config

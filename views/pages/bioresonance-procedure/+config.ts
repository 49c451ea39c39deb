import type { Config } from 'vike/types'

export default { namespaces: ['bioresonance-procedure', 'pricelist'] } satisfies Config

import type { Config } from 'vike/types'

export default { namespaces: ['food-intolerance'] } satisfies Config

import type { Config } from 'vike/types'

export default { namespaces: ['review-link'] } satisfies Config

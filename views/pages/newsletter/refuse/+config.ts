import type { Config } from 'vike/types'

export default { namespaces: ['newsletter-links'] } satisfies Config

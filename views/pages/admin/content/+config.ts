import type { Config } from 'vike/types'

export default { namespaces: ['admin', 'content-desk', 'desk', 'validation', 'contact', 'location'] } satisfies Config

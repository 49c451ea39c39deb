import type { Config } from 'vike/types'

export default { namespaces: ['waitlist-link'] } satisfies Config

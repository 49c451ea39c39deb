import type { Config } from 'vike/types'

export default { namespaces: ['booking-link'] } satisfies Config

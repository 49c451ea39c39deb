import type { Config } from 'vike/types'

export default { namespaces: ['booking-link', 'booking'] } satisfies Config

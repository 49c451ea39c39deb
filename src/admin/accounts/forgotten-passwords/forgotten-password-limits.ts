import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

/** Of one network: whole offices share an address. */
export const FORGOTTEN_PASSWORD_LIMIT: RateLimit = { scope: 'forgotten_password', points: 30, seconds: 15 * 60 }

/** For one address, whether anybody has it or not: nobody's mailbox is filled by who knows their address. */
export const FORGOTTEN_ADDRESS_LIMIT: RateLimit = { scope: 'forgotten_password.address', points: 3, seconds: 3600 }

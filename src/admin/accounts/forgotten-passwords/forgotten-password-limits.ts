import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

/** Requests per network; generous, because offices share an address. */
export const FORGOTTEN_PASSWORD_LIMIT: RateLimit = { scope: 'forgotten_password', points: 30, seconds: 15 * 60 }

/** Requests per e-mail address, whether it has a user or not, so that strangers cannot flood a mailbox. */
export const FORGOTTEN_ADDRESS_LIMIT: RateLimit = { scope: 'forgotten_password.address', points: 3, seconds: 3600 }

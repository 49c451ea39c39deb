import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

/** Generous: many visitors of a mobile network share one address. */
export const CONTACT_LIMIT: RateLimit = { scope: 'contact', points: 20, seconds: 600, lenient: true }

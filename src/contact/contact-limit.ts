import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

/** Rate limit of contact messages; generous, because users of a mobile network share addresses. */
export const CONTACT_LIMIT: RateLimit = { scope: 'contact', points: 20, seconds: 600, lenient: true }

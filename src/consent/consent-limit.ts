import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

export const CONSENT_LIMIT: RateLimit = { scope: 'consent', points: 30, seconds: 600, lenient: true }

import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

export const FRANCHISE_LIMIT: RateLimit = { scope: 'franchise', points: 20, seconds: 600, lenient: true }

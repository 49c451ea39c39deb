import type { RateLimit } from '../http/rate-limits/rate-limits.service.js'

export const NEWSLETTER_LIMIT: RateLimit = { scope: 'newsletter', points: 20, seconds: 600, lenient: true }

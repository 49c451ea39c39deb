import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

export const APPOINTMENT_LIMIT: RateLimit = { scope: 'appointment', points: 20, seconds: 600, lenient: true }

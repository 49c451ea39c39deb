import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

/**
 * Daily limit per client address. Each request may mail a stranger; a household or office needs fewer than a hundred a
 * day.
 */
const A_DAY: RateLimit = { scope: 'newsletter-day', points: 100, seconds: 24 * 3600, lenient: true }

export const NEWSLETTER_LIMIT: RateLimit = {
  scope: 'newsletter',
  points: 20,
  seconds: 600,
  lenient: true,
  longer: A_DAY,
}

export const CONFIRMATION_LIMIT: RateLimit = {
  scope: 'newsletter-confirmation',
  points: 30,
  seconds: 600,
  lenient: true,
}

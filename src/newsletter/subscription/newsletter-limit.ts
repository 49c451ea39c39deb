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

/**
 * Daily limit per network of answers that tell whether an address is subscribed or blocked. Once it is reached, the
 * network receives the same refusal for every address.
 */
export const REVEALED_LIMIT: RateLimit = { scope: 'newsletter-revealed', points: 10, seconds: 24 * 3600 }

export const CONFIRMATION_LIMIT: RateLimit = {
  scope: 'newsletter-confirmation',
  points: 30,
  seconds: 600,
  lenient: true,
}

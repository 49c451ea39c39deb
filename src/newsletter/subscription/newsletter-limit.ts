import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

/** Each may be somebody else's address, which gets a mail: a household or an office needs no hundred of them a day. */
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

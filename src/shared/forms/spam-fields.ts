/**
 * Fields against spam that a form sends besides its own: honeypot, page token, fill-in time and proof of work. API
 * clients omit them.
 */
export const spamFields = {
  /** Honeypot: an invisible field. Its name means nothing to browsers and password managers that fill in forms. */
  honeypot: 'opinion',
  /** Signed date of the page: proof that the sender loaded it. */
  pageDay: 'made',
  /** Seconds for which the form was open, set by JavaScript; null for fields that were restored or prefilled. */
  seconds: 'seconds',
  /** Solution of a proof of work, required near a rate limit. */
  proof: 'proof',
} as const

export const spamFieldNames: readonly string[] = Object.values(spamFields)

/** Minimum of seconds in which a person can read, fill in and send a form. */
export const QUICKEST_SECONDS = 2

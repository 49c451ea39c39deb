import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

/** Attempts with invitation links per network; a token cannot be guessed, but each attempt costs a password hash. */
export const INVITATION_LIMIT: RateLimit = { scope: 'invitation', points: 30, seconds: 15 * 60 }

import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

/** Tries of one network with invitation links; a token cannot be guessed, but each try costs a password's hashing. */
export const INVITATION_LIMIT: RateLimit = { scope: 'invitation', points: 30, seconds: 15 * 60 }

import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

/** Enough to mend a mistake, too few to bother anybody. */
export const TEST_MESSAGE_LIMIT: RateLimit = { scope: 'settings.test', points: 5, seconds: 600 }

import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

/** Test mails per user: enough to fix a mistake. */
export const TEST_MESSAGE_LIMIT: RateLimit = { scope: 'settings.test', points: 5, seconds: 600 }

import type { RateLimit } from '../../http/rate-limits.service.js'

const SECONDS = 15 * 60

/** Failures for one account from one network: guessing elsewhere does not lock the account's owner out. */
export const ACCOUNT_LIMIT: RateLimit = { scope: 'session', points: 10, seconds: SECONDS }

/** Failures from one network, whatever the account. */
export const NETWORK_LIMIT: RateLimit = { scope: 'session.network', points: 50, seconds: SECONDS }

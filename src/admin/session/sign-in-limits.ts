import type { RateLimit } from '../../http/rate-limits.service.js'

const SECONDS = 15 * 60

/** Failures for one account from one network: guessing elsewhere does not lock the account's owner out. */
export const ACCOUNT_LIMIT: RateLimit = { scope: 'session', points: 10, seconds: SECONDS }

/**
 * Wrong codes for one account, from wherever. Only who knows the password comes so far: an outsider cannot use it up. At
 * most 80 tries an hour (ASVS 4.0, 2.2.1: no more than 100).
 */
export const CODE_LIMIT: RateLimit = { scope: 'session.code', points: 20, seconds: SECONDS }

/** Failures from one network, whatever the account. */
export const NETWORK_LIMIT: RateLimit = { scope: 'session.network', points: 50, seconds: SECONDS }

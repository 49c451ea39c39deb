import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

const SECONDS = 15 * 60

/** All attempts per network; generous, because offices share an address. */
export const ATTEMPT_LIMIT: RateLimit = { scope: 'session.attempt', points: 300, seconds: SECONDS }

/** Failures per account and network, so that guesses elsewhere do not lock the user out. */
export const ACCOUNT_LIMIT: RateLimit = { scope: 'session', points: 10, seconds: SECONDS }

/** Failures on a known device of the account, where guesses from the same network do not count. */
export const DEVICE_LIMIT: RateLimit = { scope: 'session.device', points: 10, seconds: SECONDS }

/** Wrong codes per account and network: even with the right password, others are not locked out. */
export const CODE_LIMIT: RateLimit = { scope: 'session.code', points: 10, seconds: SECONDS }

/**
 * Wrong codes per account from any network: at most 80 per hour (ASVS 4.0, 2.2.1: no more than 100). Only an attacker
 * with the password and many networks can exhaust it.
 */
export const ACCOUNT_CODE_LIMIT: RateLimit = { scope: 'session.account_code', points: 20, seconds: SECONDS }

/** Attempts per account to confirm the password or a code in an open session, which a stranger may have found. */
export const OWN_PASSWORD_LIMIT: RateLimit = { scope: 'account.password', points: 10, seconds: SECONDS }

/** Failures per network, for any account. */
export const NETWORK_LIMIT: RateLimit = { scope: 'session.network', points: 50, seconds: SECONDS }

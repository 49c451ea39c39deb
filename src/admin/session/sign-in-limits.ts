import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

const SECONDS = 15 * 60

/** Attempts from one network, right or wrong, before anything else is done about them: whole offices share an address. */
export const ATTEMPT_LIMIT: RateLimit = { scope: 'session.attempt', points: 300, seconds: SECONDS }

/** Failures for one account from one network: guessing elsewhere does not lock the account's owner out. */
export const ACCOUNT_LIMIT: RateLimit = { scope: 'session', points: 10, seconds: SECONDS }

/** Failures on a device that its account is known on: what others guess from the same network does not count there. */
export const DEVICE_LIMIT: RateLimit = { scope: 'session.device', points: 10, seconds: SECONDS }

/** Wrong codes for one account from one network. Who comes so far knows the password: still they lock nobody else out. */
export const CODE_LIMIT: RateLimit = { scope: 'session.code', points: 10, seconds: SECONDS }

/**
 * Wrong codes for one account, from wherever: at most 80 tries an hour (ASVS 4.0, 2.2.1: no more than 100). Only who knows
 * the password and has many networks can use it up.
 */
export const ACCOUNT_CODE_LIMIT: RateLimit = { scope: 'session.account_code', points: 20, seconds: SECONDS }

/** Failures from one network, whatever the account. */
export const NETWORK_LIMIT: RateLimit = { scope: 'session.network', points: 50, seconds: SECONDS }

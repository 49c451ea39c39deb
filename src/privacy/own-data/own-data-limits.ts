import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

/** Requests for links per network; each may mail a stranger. */
export const OWN_DATA_LIMIT: RateLimit = {
  scope: 'own_data',
  points: 20,
  seconds: 600,
  longer: { scope: 'own_data-day', points: 100, seconds: 24 * 3600 },
}

/**
 * Requests of one network for a mailbox, whether data is stored or not. Those of others do not count, so that strangers cannot keep
 * somebody from a link.
 */
export const OWN_DATA_ADDRESS_LIMIT: RateLimit = {
  scope: 'own_data.address',
  points: 3,
  seconds: 3600,
  longer: { scope: 'own_data.address-day', points: 5, seconds: 24 * 3600 },
}

/** Requests with a link per network. */
export const OWN_DATA_LINK_LIMIT: RateLimit = { scope: 'own_data.link', points: 30, seconds: 600 }

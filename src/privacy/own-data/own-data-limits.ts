import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

/** Of one network: each address may be somebody else's, who gets a mail. */
export const OWN_DATA_LIMIT: RateLimit = {
  scope: 'own_data',
  points: 20,
  seconds: 600,
  longer: { scope: 'own_data-day', points: 100, seconds: 24 * 3600 },
}

/** For one address, whether anything is held about it or not: nobody's mailbox is filled by who knows their address. */
export const OWN_DATA_ADDRESS_LIMIT: RateLimit = {
  scope: 'own_data.address',
  points: 3,
  seconds: 3600,
  longer: { scope: 'own_data.address-day', points: 5, seconds: 24 * 3600 },
}

/** Of one network, for what the link leads to. */
export const OWN_DATA_LINK_LIMIT: RateLimit = { scope: 'own_data.link', points: 30, seconds: 600 }

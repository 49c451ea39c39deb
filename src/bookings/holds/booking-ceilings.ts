/** Length of a hold. */
export const HOLD_MINUTES = 20

/** Maximum of one network's bookings that are confirmed by nothing, within a day and within a week. Above it the mail link is asked for. */
export interface NetworkCeilings {
  day: number
  week: number
  /** Maximum of all its bookings within a day, held and confirmed ones included. Above it bookings are refused. */
  total: number
}

/** Ceilings of an address (IPv4 address, IPv6 /64), of a home (IPv6 /56) and of sites (IPv6 /48, IPv4 /24). */
export const CEILINGS = {
  address: { day: 3, week: 6, total: 30 },
  home: { day: 3, week: 6, total: 30 },
  site6: { day: 5, week: 10, total: 40 },
  site4: { day: 40, week: 150, total: 200 },
} as const satisfies Record<string, NetworkCeilings>

/** Maximum of unconfirmed bookings of a location within a day: a multiple of its daily average, at least the floor. */
export const NORMAL = { times: 3, floor: 20, weeks: 4 }

/** Maximum of bookings that need no link because their mailbox confirmed another one from the same address, as long as origins are kept. */
export const MOST_PROVEN = 10

/** Maximum of holds for one mailbox within a day, from one site and from anywhere. */
export const HOLDS_PER_MAILBOX = { site: 6, all: 12 }

/**
 * Maximum share of a location's free times within the next days that one home, and one IPv6 site, books without confirmation, and that it
 * holds besides.
 */
export const CALENDAR_SHARE = { share: 0.05, ofSite4: 0.2, days: 14 }

/** Unconfirmed bookings of a site, and of all sites, within an hour, from which on staff are mailed. */
export const BURST = { ofSite: 5, ofAll: 20 }

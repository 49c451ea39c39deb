import { Problem } from '#src/platform/http/problems/problem.js'
import type { ProblemCode } from '#src/platform/http/problems/problem-types.js'
import type { BookingLinkState } from '#src/shared/link-addresses.js'
import type { Booking } from '../booking.entity.js'

const HOUR_MS = 3_600_000

const refusals: Partial<Record<BookingLinkState, Extract<ProblemCode, `booking.link_${string}`>>> = {
  used: 'booking.link_used',
  past: 'booking.link_past',
  late: 'booking.link_late',
  unknown: 'booking.link_unknown',
}

/** Returns the state of the link of a booking. @param hours before the visit until which clients can change it */
export function stateOf(booking: Booking | null, hours: number): BookingLinkState {
  if (!booking || booking.trashedAt || booking.status === 'spam') return 'unknown'
  if (booking.status === 'cancelled') return 'used'
  const now = Date.now()
  if (booking.status !== 'booked' || booking.starts.getTime() <= now) return 'past'
  return booking.starts.getTime() - hours * HOUR_MS < now ? 'late' : 'open'
}

/** Ensures that a link can still be used. @throws Problem 404, 409, 410 */
export function assertOpen(state: BookingLinkState): void {
  const code = refusals[state]
  if (code) throw new Problem({ code })
}

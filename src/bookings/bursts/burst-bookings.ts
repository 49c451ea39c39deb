import type { EntityManager } from 'typeorm'
import { leadKinds } from '#src/leads/lead-kind.js'
import { numberInSql } from '#src/leads/phone-number.js'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import type { BookingStatus } from '#src/shared/leads/booking-status.js'
import type { BookingWay } from '../holds/booking-origin.entity.js'

/** Booking of a burst as it is stored. */
export interface BurstBooking {
  id: string
  receivedAt: Date
  starts: Date
  service: string
  therapist: string
  location: string | null
  name: string
  email: string | null
  phone: string | null
  note: string | null
  status: BookingStatus
  way: BookingWay
  isConfirmed: boolean
  /** True if its network held times that nobody confirmed. */
  isNearHolds: boolean
  isClient: boolean
  isKnownEmail: boolean
  isKnownPhone: boolean
  cancelledAt: Date | null
}

/** Origins of a burst ($1): of its site, or of all, from an hour before it until a day after it. */
const ORIGINS = `
  SELECT origin.*, burst.began_at - interval '1 hour' AS burst_start
  FROM booking_bursts AS burst JOIN booking_origins AS origin
    ON (burst.site IS NULL OR origin.site = burst.site)
    AND origin.at BETWEEN burst.began_at - interval '1 hour' AND burst.began_at + interval '1 day'
  WHERE burst.id = $1`

/** Leads before the burst that match the booking by a condition. */
const earlier = (table: string, condition: string) => `EXISTS (
  SELECT FROM ${table} AS earlier
  WHERE earlier.received_at < origin.burst_start AND earlier.status <> 'spam' AND ${condition})`

const SAME_EMAIL = 'earlier.email = booking.email'
const SAME_PHONE = `${numberInSql('earlier')} = ${numberInSql('booking')}`

/** Bookings of a burst ($1) at the locations of a scope ($2). */
const bookings = () => `
  WITH origins AS (${ORIGINS}),
  holding AS (SELECT site FROM origins WHERE way = 'held' AND confirmed_at IS NULL)
  SELECT booking.id, booking.received_at AS "receivedAt", booking.starts, booking.service, booking.therapist, booking.location,
    booking.name, booking.email, booking.phone, booking.note, booking.status, origin.way, origin.cancelled_at AS "cancelledAt",
    origin.confirmed_at IS NOT NULL AS "isConfirmed", origin.site IN (SELECT site FROM holding) AS "isNearHolds",
    ${earlier('bookings', `(${SAME_EMAIL} OR ${SAME_PHONE})`)} AS "isClient",
    ${leadKinds()
      .map(({ table }) => earlier(table, SAME_EMAIL))
      .join(' OR ')} AS "isKnownEmail",
    ${leadKinds()
      .map(({ table }) => earlier(table, SAME_PHONE))
      .join(' OR ')} AS "isKnownPhone"
  FROM origins AS origin JOIN bookings AS booking ON booking.id = origin.booking_id
  WHERE booking.status <> 'spam' AND booking.trashed_at IS NULL AND booking.merged_into_id IS NULL
    AND ($2::text[] IS NULL OR booking.location = ANY ($2))
  ORDER BY booking.starts, booking.id`

const HELD = `
  WITH origins AS (${ORIGINS})
  SELECT count(*)::int AS held FROM origins
  WHERE way = 'held' AND confirmed_at IS NULL AND ($2::text[] IS NULL OR location = ANY ($2))`

/** Returns the bookings of a burst that a scope contains, the earliest visit first. */
export function findBurstBookings(
  manager: EntityManager,
  burstId: string,
  scope: LocationScope,
): Promise<BurstBooking[]> {
  return manager.query<BurstBooking[]>(bookings(), [burstId, scope])
}

/** Returns the number of times of a burst that were held and never confirmed. */
export async function countHeld(manager: EntityManager, burstId: string, scope: LocationScope): Promise<number> {
  const [{ held }] = await manager.query<[{ held: number }]>(HELD, [burstId, scope])
  return held
}

/** Checks whether a booking can still be cancelled. */
export const isAhead = ({ status, starts }: BurstBooking): boolean =>
  status === 'booked' && starts.getTime() > Date.now()

/** Checks whether a booking was cancelled as part of the burst. */
export const isCancelledHere = ({ cancelledAt, status }: BurstBooking): boolean =>
  cancelledAt !== null && status === 'cancelled'

/** Returns the bookings that came in since staff last cancelled some of the burst: they have looked at the others. */
export function notLookedAt(bookings: BurstBooking[]): BurstBooking[] {
  const lookedAt = Math.max(
    0,
    ...bookings.filter(isCancelledHere).map(({ cancelledAt }) => cancelledAt?.getTime() ?? 0),
  )
  return bookings.filter(({ receivedAt }) => receivedAt.getTime() > lookedAt)
}

/** Checks whether nothing speaks for a booking: no link was pressed, its client is unknown, its network held times in vain. */
export function isSuspected(booking: BurstBooking): boolean {
  const { way, isConfirmed, isNearHolds, isClient, isKnownEmail, isKnownPhone } = booking
  const isKnown = isClient || isKnownEmail || isKnownPhone
  return isAhead(booking) && way === 'direct' && !isConfirmed && isNearHolds && !isKnown
}

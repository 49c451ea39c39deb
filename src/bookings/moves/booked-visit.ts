import type { EntityManager } from 'typeorm'
import { type ChangeContext, moveToLocation, noticeTime, recordEvent } from '#src/leads/work/lead-changes.service.js'
import { publish, revoke } from '#src/platform/outbox/publish.js'
import type { RoomKind } from '#src/shared/bookings/rooms.js'
import type { Wanted } from '../availability/free-times.js'
import type { Range } from '../availability/range.js'
import { Booking } from '../booking.entity.js'
import { holdNotices, isSoon } from '../held-notices.js'

/** Length, buffers and room of a booking ($1), as they were when it was made. */
const BOOKED = `
  SELECT extract(epoch FROM ends - starts)::integer / 60 AS length,
    extract(epoch FROM starts - lower(during))::integer / 60 AS "bufferBefore",
    extract(epoch FROM upper(during) - ends)::integer / 60 AS "bufferAfter",
    coalesce((SELECT kind FROM rooms WHERE id = room_id), (SELECT room FROM bookable_services WHERE id = service_id)) AS room
  FROM bookings WHERE id = $1`

/** Visit as it was booked, with the kind of its room. */
export interface BookedVisit extends Wanted {
  room: RoomKind | null
}

/** Time, therapist, room and location that a booking moves to. */
export interface MoveTarget {
  location: string
  therapistId: string
  therapist: string
  roomId: string | null
  visit: Range
  /** With buffers, as a range of PostgreSQL. */
  during: string
}

/** Returns the length, the buffers and the kind of room of a booking. */
export async function bookedVisit(manager: EntityManager, bookingId: string): Promise<BookedVisit> {
  const [booked] = await manager.query<[BookedVisit]>(BOOKED, [bookingId])
  return booked
}

const CLOCK = 'SELECT clock_timestamp()::timestamptz(3) AS at'

/**
 * Stores and publishes the move of a booking that the transaction has locked, with its history. It replaces a move of which the client was
 * not notified yet.
 */
export async function storeMove(
  manager: EntityManager,
  booking: Booking,
  { visit, ...to }: MoveTarget,
  { by }: ChangeContext,
): Promise<void> {
  const { id, starts, therapist, therapistId, location } = booking
  await revoke(manager, 'booking.moved', id)
  // Later than a mail that was queued meanwhile, whose letter is about the moves before it.
  const [{ at }] = await manager.query<[{ at: Date }]>(CLOCK)
  const context = { by, at }
  const record = (type: 'time' | 'therapist' | 'location', values: [string | null, string | null]) =>
    recordEvent(manager, context, id, type, values)
  if (visit.start !== starts.getTime())
    await record('time', [starts.toISOString(), new Date(visit.start).toISOString()])
  if (to.therapistId !== therapistId) await record('therapist', [therapist, to.therapist])
  if (to.location !== location) {
    await record('location', [location, to.location])
    await moveToLocation(manager, booking, to.location, context)
  }
  const times = { starts: new Date(visit.start), ends: new Date(visit.end) }
  await manager.save(Booking, Object.assign(booking, to, times, { acceptedGaps: [] }))
  const dueAt = [starts, times.starts].some(isSoon) ? undefined : noticeTime(context)
  if (dueAt) await holdNotices(id, dueAt(), manager)
  await publish(manager, 'booking.moved', id, dueAt)
}

import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { leadKindOf } from '#src/leads/lead-kind.js'
import { BY_SENDER, lockLead } from '#src/leads/work/lead-changes.service.js'
import { ALL_LOCATIONS } from '#src/platform/access/location-scope.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { toFreeTimeDto } from '../availability/availability.dto.js'
import { AvailabilityService, type FreeVisit } from '../availability/availability.service.js'
import { withBuffers } from '../availability/free-times.js'
import { Booking } from '../booking.entity.js'
import { storeMove } from '../moves/booked-visit.js'
import { asSqlRange } from '../sql-range.js'
import { takeTime } from '../take-time.js'
import { assertWorkplace } from '../workplace.js'
import type { LinkedMoveDto, MovedBookingDto } from './booking-link.dto.js'
import { assertOpen } from './booking-link-state.js'
import { LinkedBookingsService, type MovableVisit } from './linked-bookings.service.js'

type FoundLink = Awaited<ReturnType<LinkedBookingsService['find']>>

/** Moves bookings by the link in their confirmation, to free times that visitors can book. */
@Injectable()
export class ClientMovesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly bookings: LinkedBookingsService,
    private readonly availability: AvailabilityService,
  ) {}

  /**
   * Moves a booking. Its service, location, length and price stay, and if possible its therapist. A repeated request returns the
   * booking as it was moved.
   * @throws Problem 404 or 410 for an invalid link, 409 if the booking cannot be moved or the time is taken, 422
   */
  async move(request: LinkedMoveDto): Promise<MovedBookingDto> {
    const { token, from, therapistId } = request
    const start = Date.parse(request.start)
    const stored = await takeTime(async () => {
      const found = await this.bookings.find(token)
      const moved = found.booking && toMovedDto(found.booking, request)
      if (moved) return moved
      const { booking, move } = assertMovable(found)
      if (start === booking.starts.getTime()) throw new Problem({ code: 'booking.same_time' })
      if (from && Date.parse(from) !== booking.starts.getTime()) throw new Problem({ code: 'booking.moved_meanwhile' })
      const ways = await this.availability.freeVisits({ ...move.visit, therapistId }, start, move.moved)
      const way = ways.find((one) => one.therapistId === booking.therapistId) ?? ways[0]
      if (!way) return null
      return (await this.store(booking, way, move))
        ? { ...toFreeTimeDto(way), location: move.visit.location }
        : undefined
    })
    if (stored) return stored
    const { move } = assertMovable(await this.bookings.find(token))
    const alternatives = await this.availability.nearest({ ...move.visit, therapistId }, start, move.moved)
    throw new Problem({ code: 'booking.taken', members: { alternatives: alternatives.map(toFreeTimeDto) } })
  }

  /** @returns false for a booking that has changed since it was read */
  private store({ id, version }: Booking, free: FreeVisit, { visit, moved }: MovableVisit): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const booking = await lockLead(manager, leadKindOf(Booking), id, ALL_LOCATIONS)
      if (booking.version !== version) return false
      const { therapistId, therapist, roomId = null } = free
      await assertWorkplace(manager, visit.location, free)
      const during = asSqlRange(withBuffers(free, moved))
      const { start, end } = free
      const to = { location: visit.location, therapistId, therapist, roomId, during, visit: { start, end } }
      await storeMove(manager, booking, to, { by: BY_SENDER, at: new Date() })
      return true
    })
  }
}

/** Returns the booking of a link with its visit. @throws Problem 404, 409 or 410 if it cannot be moved */
function assertMovable({ state, booking, move }: FoundLink): { booking: Booking; move: MovableVisit } {
  assertOpen(state)
  if (!booking || !move) throw new Problem({ code: 'booking.move_by_phone' })
  return { booking, move }
}

/** Returns a booking that an earlier request has moved as requested, such as one whose button is pressed twice. */
function toMovedDto(booking: Booking, { start, from, therapistId }: LinkedMoveDto): MovedBookingDto | undefined {
  const { status, starts, ends, location } = booking
  const isAt = (time: string) => Date.parse(time) === starts.getTime()
  if (status !== 'booked' || !location || !from || isAt(from) || !isAt(start)) return undefined
  if (therapistId && therapistId !== booking.therapistId) return undefined
  const visit = { start: starts.getTime(), end: ends.getTime(), therapistId: booking.therapistId }
  return { ...toFreeTimeDto(visit), location }
}

import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { AppointmentRequest } from '#src/appointments/appointment-request.entity.js'
import { leadKindOf } from '#src/leads/lead-kind.js'
import { moveNotAllowed } from '#src/leads/lead-problems.js'
import { type ChangeContext, LeadChangesService, lockLead, recordEvent } from '#src/leads/work/lead-changes.service.js'
import { isWithinScope, withStoredScope } from '#src/platform/access/location-scope.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { IdempotentWritesService } from '#src/platform/http/idempotency/idempotent-writes.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import type { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { publish } from '#src/platform/outbox/publish.js'
import type { CoverageGap } from '#src/shared/bookings/coverage.js'
import type { RoomKind } from '#src/shared/bookings/rooms.js'
import { defaultLanguage, type Translated } from '#src/shared/languages.js'
import { zagrebText } from '#src/shared/zagreb-timestamp.js'
import type { BookingReceiptDto } from '../booking.dto.js'
import { Booking } from '../booking.entity.js'
import { bookedVisit, storeMove } from '../moves/booked-visit.js'
import { newBooking } from '../new-booking.js'
import { takeTime } from '../take-time.js'
import { acceptGaps } from '../visit-coverage/accept-gaps.js'
import { readGaps } from '../visit-coverage/read-coverage.js'
import { PlacementsService } from './placements.service.js'
import type { BookingMoveDto, StaffBookingDto } from './staff-booking.dto.js'

interface ServiceRow {
  name: Translated
  price: string
  minutes: number
  bufferBefore: number
  bufferAfter: number
  room: RoomKind | null
}

const SERVICE = `
  SELECT row.service AS name, row.price, bookable.minutes, bookable.buffer_before AS "bufferBefore",
    bookable.buffer_after AS "bufferAfter", bookable.room
  FROM bookable_services AS bookable JOIN price_list_rows AS row ON row.id = bookable.price_id WHERE bookable.id = $1`

/** Booking that an appointment request ($1) has led to, unless it is cancelled or discarded. */
const BOOKED_FROM = `
  SELECT FROM lead_events AS event JOIN bookings AS booking ON booking.id = event.new_value::uuid
  WHERE event.lead_id = $1 AND event.type = 'booked' AND booking.status IN ('booked', 'came') AND booking.trashed_at IS NULL`

/** Adds and moves bookings for staff. A change and its history are stored in one transaction. */
@Injectable()
export class StaffBookingsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writes: IdempotentWritesService,
    private readonly placements: PlacementsService,
    private readonly changes: LeadChangesService,
  ) {}

  /**
   * Adds a booking, and agrees the appointment request that it comes from. @param key `Idempotency-Key` of the author
   * @throws Problem 404 for an unknown request, 409 if the time is taken, 422
   */
  add(form: StaffBookingDto, by: SignedInUser, key?: string): Promise<BookingReceiptDto> {
    const request = { scope: `booking:${by.id}`, key, body: form }
    return this.untilPlaced(async (manager) => {
      const author = await withStoredScope(manager, by)
      assertWithinScope(form.location, author)
      return this.writes.onceWithin(manager, request, () => this.store(manager, form, { by: author, at: new Date() }))
    })
  }

  /**
   * Moves a booking, whose service stays. @param version that the move is based on
   * @throws Problem 404, 409 if the time is taken or the booking is not booked, 412 when it has changed since, 422
   */
  move(id: string, version: number, change: BookingMoveDto, by: SignedInUser): Promise<VersionDto> {
    return this.untilPlaced(async (manager) => {
      const author = await withStoredScope(manager, by)
      const booking = await lockLead(manager, leadKindOf(Booking), id, author.locations)
      if (booking.version !== version) throw changedMeanwhile('lead')
      assertWithinScope(change.location ?? booking.location, author)
      await this.moveWithin(manager, booking, change, { by: author, at: new Date() })
      return { version: booking.version }
    })
  }

  /**
   * Accepts a reason for which a visit is not covered; without effect if it is none of the visit. Others stay: the version does not count
   * them, so that staff have not seen them.
   * @param version that the user has seen
   * @throws Problem 404, 412 when it has changed since
   */
  acceptCoverage(id: string, version: number, gap: CoverageGap, by: SignedInUser): Promise<VersionDto> {
    return this.dataSource.transaction(async (manager) => {
      const author = await withStoredScope(manager, by)
      const booking = await lockLead(manager, leadKindOf(Booking), id, author.locations)
      if (booking.version !== version) throw changedMeanwhile('lead')
      const gaps = (await readGaps(manager, { ids: [id] })).get(id) ?? []
      if (gaps.includes(gap)) {
        await manager.save(Booking, Object.assign(booking, { acceptedGaps: [...booking.acceptedGaps, gap] }))
        await recordEvent(manager, { by: author, at: new Date() }, id, 'coverageAccepted', [null, gap])
      }
      return { version: booking.version }
    })
  }

  private async untilPlaced<T extends object>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const stored = await takeTime(() => this.dataSource.transaction(work))
    if (!stored) throw new Problem({ code: 'booking.taken', members: { alternatives: [] } })
    return stored
  }

  private async store(
    manager: EntityManager,
    form: StaffBookingDto,
    context: ChangeContext,
  ): Promise<BookingReceiptDto> {
    const [service] = await manager.query<ServiceRow[]>(SERVICE, [form.service])
    if (!service) throw Problem.validation([{ field: 'service', code: 'booking.service' }])
    const { location, therapistId, language = defaultLanguage, requestId } = form
    const placed = await this.placements.find(manager, {
      service: form.service,
      location,
      therapistId,
      start: Date.parse(form.start),
      ...service,
      length: service.minutes,
    })
    const offer = { name: service.name, price: Number(service.price) }
    const visit = { ...placed, ...placed.visit, therapistId, service: offer }
    const booking = newBooking(form, visit, { language, at: context.at })
    const { id } = booking
    await manager.insert(Booking, booking)
    await acceptGaps(manager, id)
    if (requestId) await this.agree(manager, requestId, id, context)
    await recordEvent(manager, context, id, 'added', [null, requestId ?? null])
    await publish(manager, 'booking.added', id)
    const start = zagrebText(placed.visit.start)
    const end = zagrebText(placed.visit.end)
    return { id, receivedAt: context.at, start, end, location, therapistId }
  }

  /** Agrees an appointment request with a booking, whose id its history names. */
  private async agree(manager: EntityManager, requestId: string, bookingId: string, context: ChangeContext) {
    const kind = leadKindOf(AppointmentRequest)
    const request = await lockLead(manager, kind, requestId, context.by.locations)
    if (request.trashedAt || request.mergedIntoId) throw moveNotAllowed()
    const bookings = await manager.query<unknown[]>(BOOKED_FROM, [requestId])
    if (bookings.length > 0) throw new Problem({ code: 'booking.request_booked' })
    await this.changes.changeWithin(manager, kind, request, { status: 'agreed' }, context)
    await recordEvent(manager, context, requestId, 'booked', [null, bookingId])
  }

  private async moveWithin(manager: EntityManager, booking: Booking, change: BookingMoveDto, context: ChangeContext) {
    if (booking.status !== 'booked' || booking.trashedAt || booking.mergedIntoId) {
      throw new Problem({ code: 'booking.move_not_allowed' })
    }
    const { id, serviceId, therapistId, location, roomId } = booking
    const from = booking.starts.getTime()
    const start = change.start ? Date.parse(change.start) : from
    const to = { therapistId: change.therapistId ?? therapistId, location: change.location ?? location ?? '' }
    if (start === from && to.therapistId === therapistId && to.location === location) return
    const booked = await bookedVisit(manager, id)
    const room = roomId ? booked.room : null
    const placed = await this.placements.find(manager, {
      id,
      service: serviceId,
      ...to,
      start,
      ...booked,
      room,
      roomId,
    })
    await storeMove(manager, booking, { ...placed, ...to }, context)
    if (change.acceptGaps ?? true) await acceptGaps(manager, id)
  }
}

/** Ensures that a user can place a visit at a location. @throws Problem 422 */
function assertWithinScope(location: string | null, { locations }: SignedInUser): void {
  if (isWithinScope(location, locations)) return
  throw Problem.validation([{ field: 'location', code: 'location.unknown' }])
}

import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, MoreThan, Not, Raw } from 'typeorm'
import { Location } from '#src/locations/location.entity.js'
import { isTimeContended } from '#src/platform/database/time-taken.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { publish } from '#src/platform/outbox/publish.js'
import { toE164 } from '#src/platform/phones/to-e164.js'
import { toFreeTimeDto } from '../availability/availability.dto.js'
import { AvailabilityService, type FreeVisit } from '../availability/availability.service.js'
import { withBuffers } from '../availability/free-times.js'
import type { BookingReceiptDto } from '../booking.dto.js'
import { Booking } from '../booking.entity.js'
import { HeldBooking, IS_HELD } from '../held-booking.entity.js'
import type { FoundBooking, LinkedVisit } from '../links/linked-bookings.service.js'
import { asSqlRange } from '../sql-range.js'
import { assertWorkplace } from '../workplace.js'
import { BookingOrigin } from './booking-origin.entity.js'
import { HoldLinksService } from './hold-links.service.js'

/** Therapist, room and time of a held booking as they are booked. */
interface Way {
  roomId: string | null
  during: string
}

type Visit = Pick<Booking, 'id' | 'receivedAt' | 'starts' | 'ends' | 'location' | 'therapistId'>

/** Books held times when the link in their mail is pressed. */
@Injectable()
export class HoldConfirmationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: HoldLinksService,
    private readonly availability: AvailabilityService,
  ) {}

  /** Returns the state of a link, without changes, because mail scanners follow links, too. */
  async find(token: string): Promise<FoundBooking> {
    const hours = 0
    const id = this.links.read(token)
    if (!id) return { state: 'unknown', hours }
    const { manager } = this.dataSource
    const held = await manager.findOneBy(HeldBooking, { id })
    if (!held) return this.findBooked(id)
    const visit = await this.visitOf(held)
    if (held.starts.getTime() <= Date.now()) return { state: 'past', hours, visit }
    if (await this.isHeld(manager, id)) {
      const others = await Promise.all((await this.othersOf(held)).map((other) => this.visitOf(other)))
      return { state: 'held', hours, visit, others, until: held.confirmBy }
    }
    return { state: (await this.wayOf(held)) ? 'lapsed' : 'lost', hours, visit }
  }

  /**
   * Books a held time, and the other times that the same client holds. One whose hold is over is booked if it is still free. A repeated
   * request returns what was booked.
   * @throws Problem 404 for an unknown link, 409 for a time that is no longer free, 410 for one that has passed
   */
  async confirm(token: string): Promise<BookingReceiptDto[]> {
    const id = this.links.read(token)
    if (!id) throw new Problem({ code: 'booking.link_unknown' })
    const { manager } = this.dataSource
    const held = await manager.findOneBy(HeldBooking, { id })
    if (!held) return [toReceipt(await this.bookedWith(id))]
    if (held.starts.getTime() <= Date.now()) throw new Problem({ code: 'booking.link_past' })
    const others = await this.othersOf(held)
    const booked = [await this.book(held)]
    for (const other of others) {
      const further = await this.book(other).catch((error: unknown) => {
        if (error instanceof Problem) return undefined
        throw error
      })
      if (further) booked.push(further)
    }
    return booked.map(toReceipt)
  }

  /** @throws Problem 409 for a time that is no longer free */
  private async book(held: HeldBooking): Promise<Visit> {
    const lost = () => new Problem({ code: 'booking.hold_lost' })
    const free = (await this.isHeld(this.dataSource.manager, held.id)) ? undefined : await this.wayOf(held)
    try {
      const booked = await this.dataSource.transaction(async (manager) => {
        const isHeld = await this.isHeld(manager, held.id, 'FOR UPDATE')
        if (isHeld === undefined) return undefined
        const way = isHeld ? held : free
        if (!way) throw lost()
        await manager.delete(HeldBooking, { id: held.id })
        return this.store(manager, held, way)
      })
      return booked ?? (await this.bookedWith(held.id))
    } catch (error) {
      throw isTimeContended(error) ? lost() : error
    }
  }

  private async store(manager: EntityManager, held: HeldBooking, { roomId, during }: Way): Promise<Visit> {
    const { id, starts, ends, location, therapistId, suspicions, language, serviceId, service, price, therapist } = held
    const { forWhom, name, email, phone, note } = held
    const visit = { start: starts.getTime(), end: ends.getTime() }
    await assertWorkplace(manager, location, { ...visit, therapistId, roomId: roomId ?? undefined })
    const receivedAt = new Date()
    await manager.insert(Booking, {
      id,
      receivedAt,
      status: 'booked',
      suspicions,
      language,
      location,
      serviceId,
      service,
      price,
      therapistId,
      therapist,
      roomId,
      during,
      starts,
      ends,
      forWhom,
      name,
      email,
      phone,
      note,
      phoneE164: toE164(phone),
    })
    await manager.update(BookingOrigin, { bookingId: id }, { confirmedAt: () => 'now()' })
    await publish(manager, 'booking.received', id)
    return { id, receivedAt, starts, ends, location, therapistId }
  }

  /** @returns undefined for a booking that was confirmed or deleted */
  private async isHeld(manager: EntityManager, id: string, lock = ''): Promise<boolean | undefined> {
    const rows = await manager.query<{ isHeld: boolean }[]>(
      `SELECT ${IS_HELD} AS "isHeld" FROM held_bookings WHERE id = $1 ${lock}`,
      [id],
    )
    return rows[0]?.isHeld
  }

  /** Returns the other times that the client holds: with the same address, from the same home. */
  private othersOf({ id, email, home }: HeldBooking): Promise<HeldBooking[]> {
    return this.dataSource.manager.find(HeldBooking, {
      where: {
        id: Not(id),
        email,
        home,
        starts: MoreThan(new Date()),
        confirmBy: Raw((column) => `${column} > clock_timestamp()`),
      },
      order: { starts: 'ASC' },
    })
  }

  /** Returns room and time of a visit whose hold is over; undefined if it is no longer free. */
  private async wayOf({ serviceId, location, therapistId, starts, ends }: HeldBooking): Promise<Way | undefined> {
    const visit = { service: serviceId, location, therapistId }
    const free = await this.availability.freeVisits(visit, starts.getTime()).catch((error: unknown): FreeVisit[] => {
      if (error instanceof Problem) return []
      throw error
    })
    const way = free.find(({ end }) => end === ends.getTime())
    return way && { roomId: way.roomId ?? null, during: asSqlRange(withBuffers(way, way.service)) }
  }

  private async findBooked(id: string): Promise<FoundBooking> {
    const booking = await this.dataSource.manager.findOneBy(Booking, { id })
    const hours = 0
    if (!booking || booking.trashedAt || booking.status === 'spam') return { state: 'lost', hours }
    return { state: booking.status === 'cancelled' ? 'used' : 'confirmed', hours, visit: await this.visitOf(booking) }
  }

  /** @throws Problem 409 */
  private async bookedWith(id: string): Promise<Booking> {
    const booking = await this.dataSource.manager.findOneBy(Booking, { id })
    if (booking?.status === 'cancelled') throw new Problem({ code: 'booking.link_used' })
    if (!booking || booking.trashedAt || booking.status === 'spam') throw new Problem({ code: 'booking.hold_lost' })
    return booking
  }

  private async visitOf({
    service,
    therapist,
    starts,
    location: slug,
  }: Pick<Booking, 'service' | 'therapist' | 'starts' | 'location'>): Promise<LinkedVisit> {
    const location = slug ? await this.dataSource.manager.findOneBy(Location, { slug }) : null
    return { service, therapist, starts, location: location && { name: location.name, phone: location.phone } }
  }
}

function toReceipt({ id, receivedAt, starts, ends, location, therapistId }: Visit): BookingReceiptDto {
  const { start, end } = toFreeTimeDto({ start: starts.getTime(), end: ends.getTime(), therapistId })
  return { id, receivedAt, start, end, location: location ?? '', therapistId }
}

import { Injectable } from '@nestjs/common'
import { LeadIntakeService, type Reception } from '#src/leads/intake/lead-intake.service.js'
import { SpamCheckService } from '#src/leads/spam/spam-check.service.js'
import {
  type IdempotentRequest,
  IdempotentWritesService,
} from '#src/platform/http/idempotency/idempotent-writes.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { bookingKept } from '#src/shared/bookings/booking.js'
import { location } from '#src/shared/forms/location.js'
import type { Suspicion } from '#src/shared/leads/suspicion.js'
import { toFreeTimeDto } from './availability/availability.dto.js'
import { AvailabilityService, type FreeVisit } from './availability/availability.service.js'
import { withBuffers } from './availability/free-times.js'
import type { BookingDto, BookingReceiptDto } from './booking.dto.js'
import { Booking } from './booking.entity.js'
import { BookingHoldsService } from './holds/booking-holds.service.js'
import { BookingOriginsService, type CountedBooking, type VisitorOrigin } from './holds/booking-origins.service.js'
import { asSqlRange } from './sql-range.js'
import { takeTime } from './take-time.js'

const SCOPE = 'booking' as const
const INTAKE = {
  scope: SCOPE,
  entity: Booking,
  fields: { ...bookingKept, location },
  further: ['serviceId', 'price', 'therapistId', 'roomId', 'ends', 'during'],
  isPossible: (valueOf: (property: string) => string) => {
    const [place, therapist, room, starts, ends] = ['location', 'therapistId', 'roomId', 'starts', 'ends'].map(valueOf)
    return `public.is_workplace(${place}, ${therapist}, ${room}, tstzrange(${starts}, ${ends}))`
  },
}

/** Decision about a booking whose time is free. */
interface Judged {
  suspicions: Suspicion[]
  counted: CountedBooking
}

@Injectable()
export class BookingsService {
  constructor(
    private readonly intake: LeadIntakeService,
    private readonly spam: SpamCheckService,
    private readonly origins: BookingOriginsService,
    private readonly holds: BookingHoldsService,
    private readonly writes: IdempotentWritesService,
    private readonly availability: AvailabilityService,
  ) {}

  /**
   * Books a visit, which is on disk when this resolves. The time of a suspicious one, and of one above the ceilings, is held until the
   * link in a mail is pressed.
   * @throws Problem 409 with other free times if the time is taken, 422 for a visit that is not offered then, or that a robot sent
   */
  async submit(form: BookingDto, reception: Reception, origin: VisitorOrigin): Promise<BookingReceiptDto> {
    const body = withoutSpamFields(form)
    const request = { scope: SCOPE, key: reception.idempotencyKey, body }
    let judged: Judged | undefined
    let receipt: BookingReceiptDto | undefined
    try {
      receipt = await this.book(form, request, async (free) => {
        judged ??= await this.judge(form, free, reception, origin)
        const { suspicions, counted } = judged
        const { language } = reception
        return counted.way === 'held'
          ? this.holds.store({ id: counted.id, form, free, request, language, suspicions, origin })
          : this.store(counted.id, form, free, body, reception)
      })
      return receipt
    } finally {
      if (judged && judged.counted.id !== receipt?.id) await this.origins.remove(judged.counted)
    }
  }

  /**
   * Books a free time, another therapist or room if the first was taken in the meantime.
   * @param store stores the booking; throws an error of the database if its time is taken
   * @throws Problem 409 with other free times if the time is taken, 422 for a visit that is not offered then
   */
  async book(
    form: BookingDto,
    request: IdempotentRequest,
    store: (free: FreeVisit) => Promise<BookingReceiptDto>,
  ): Promise<BookingReceiptDto> {
    const earlier = () => this.writes.earlier<BookingReceiptDto>(request)
    const start = Date.parse(form.start)
    const first = await earlier()
    if (first) return first
    const booked = await takeTime(async () => {
      const [free] = await this.availability.freeVisits(form, start)
      return free ? store(free) : null
    })
    // A repetition of a request that was stored in the meantime finds its own booking.
    const stored = booked ?? (await earlier())
    if (stored) return stored
    const alternatives = await this.availability.nearest(form, start)
    throw new Problem({ code: 'booking.taken', members: { alternatives: alternatives.map(toFreeTimeDto) } })
  }

  /** @throws Problem 409 above the ceilings of holds, 422 for a robot, 428 when a proof of work is required */
  private async judge(form: BookingDto, free: FreeVisit, reception: Reception, origin: VisitorOrigin): Promise<Judged> {
    const texts = [form.name, form.email, form.phone, form.note].filter((text) => typeof text === 'string')
    const suspicions = await this.spam.suspicionsOf(form, { ...reception, texts })
    if (suspicions.includes('bait')) throw new Problem({ code: 'spam.hidden_field' })
    const isSuspicious = suspicions.length > 0
    const counted = await this.origins.count({ origin, form, free }, isSuspicious, reception.idempotencyKey)
    return { suspicions, counted }
  }

  private store(
    id: string,
    form: BookingDto,
    free: FreeVisit,
    body: object,
    reception: Reception,
  ): Promise<BookingReceiptDto> {
    const { service, therapist, therapistId, roomId } = free
    const { start, end } = toFreeTimeDto(free)
    return this.intake.store(
      INTAKE,
      {
        ...reception,
        form: { ...form, service: service.name[reception.language], therapist, starts: start },
        further: {
          serviceId: form.service,
          price: service.price,
          therapistId,
          roomId,
          ends: end,
          during: asSqlRange(withBuffers(free, service)),
        },
        body,
        // Held otherwise.
        suspicions: [],
      },
      { id, start, end, location: form.location, therapistId },
    )
  }
}

/** Returns the content of a form. */
export function withoutSpamFields(form: BookingDto) {
  const { opinion: _opinion, made: _made, seconds: _seconds, proof: _proof, ...body } = form
  return body
}

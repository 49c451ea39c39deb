import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { Environment } from '#src/platform/config/environment.js'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import {
  type IdempotentRequest,
  IdempotentWritesService,
} from '#src/platform/http/idempotency/idempotent-writes.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import type { Language } from '#src/shared/languages.js'
import type { Suspicion } from '#src/shared/leads/suspicion.js'
import { zagrebText } from '#src/shared/zagreb-timestamp.js'
import { toFreeTimeDto } from '../availability/availability.dto.js'
import type { FreeVisit } from '../availability/availability.service.js'
import { withBuffers } from '../availability/free-times.js'
import type { BookingDto, BookingReceiptDto } from '../booking.dto.js'
import { HeldBooking } from '../held-booking.entity.js'
import { asSqlRange } from '../sql-range.js'
import { assertWorkplace } from '../workplace.js'
import { BookingBurstsService } from './booking-bursts.service.js'
import { HOLD_MINUTES } from './booking-ceilings.js'
import type { VisitorOrigin } from './booking-origins.service.js'
import { CalendarShareService, startsTaken, type TakenStarts } from './calendar-share.service.js'

/** Kind of the mail whose link confirms a held time. */
export const HOLD_MAIL = 'booking_hold.link'

const END_OF_HOLD = `SELECT (now() + interval '${HOLD_MINUTES} minutes')::timestamptz(3) AS "confirmBy"`

/**
 * Starts that the home ($2) and the site ($3) of a visitor hold at a location ($1), of a visit of some steps ($5) of the calendar, which have
 * some minutes ($4).
 */
const HELD = `
  SELECT coalesce(sum(starts) FILTER (WHERE home = $2), 0)::int AS home, coalesce(sum(starts), 0)::int AS site
  FROM (
    SELECT home, ${startsTaken('during', '$4', '$5')} AS starts FROM held_bookings
    WHERE location = $1 AND site = $3 AND confirm_by > now()
  ) AS held`

interface Hold {
  /** Id of the held booking. */
  id: string
  form: BookingDto
  free: FreeVisit
  request: IdempotentRequest
  language: Language
  suspicions: Suspicion[]
  origin: VisitorOrigin
}

/** Holds times until their clients confirm them. */
@Injectable()
export class BookingHoldsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly share: CalendarShareService,
    private readonly writes: IdempotentWritesService,
    private readonly queue: MailQueueService,
    private readonly bursts: BookingBurstsService,
    private readonly environment: Environment,
  ) {}

  /**
   * Holds a time, and queues the mail whose link confirms it.
   * @throws Problem 409 if the network holds too many times; an error of the database for a time that is taken
   */
  async store({ id, form, free, request, language, suspicions, origin }: Hold): Promise<BookingReceiptDto> {
    const { address, home, site } = origin
    const holder = { location: form.location, home, site, ...(await this.share.lengthOf(free)) }
    const most = await this.mostHolds(form, free, origin.isIpv4, holder)
    const { service, therapist, therapistId, roomId = null } = free
    const { start, end } = toFreeTimeDto(free)
    const { location, email, name, phone = null, forWhom, note = null } = form
    return this.dataSource.transaction((manager) =>
      this.writes.onceWithin(manager, request, async () => {
        await acquireAdvisoryLock(manager, 'bookingHolds')
        if (most) await assertBelow(manager, most, holder)
        await assertWorkplace(manager, location, free)
        const receivedAt = new Date()
        // By the clock of the database, which ends the hold.
        const [{ confirmBy }] = await manager.query<[{ confirmBy: Date }]>(END_OF_HOLD)
        await manager.insert(HeldBooking, {
          id,
          confirmBy,
          address,
          home,
          site,
          suspicions,
          language,
          location,
          serviceId: form.service,
          service: service.name[language],
          price: service.price,
          therapistId,
          therapist,
          roomId,
          starts: new Date(free.start),
          ends: new Date(free.end),
          during: asSqlRange(withBuffers(free, service)),
          forWhom,
          name,
          email,
          phone,
          note,
        })
        await this.queue.add(manager, [{ kind: HOLD_MAIL, subjectId: id, recipient: email, language }])
        await this.bursts.look(manager, origin)
        const heldUntil = zagrebText(confirmBy.getTime())
        return { id, receivedAt, start, end, location, therapistId, heldUntil }
      }),
    )
  }

  private async mostHolds(
    form: BookingDto,
    free: FreeVisit,
    isIpv4: boolean,
    holder: Holder,
  ): Promise<TakenStarts | undefined> {
    if (this.environment.rateLimitScale === 0) return undefined
    return this.share.mostOf(form, free, isIpv4, await heldBy(this.dataSource.manager, holder))
  }
}

/** Networks of a visitor, and the length of the visit. */
interface Holder {
  location: string
  home: string
  site: string
  step: number
  steps: number
}

async function heldBy(manager: EntityManager, { location, home, site, step, steps }: Holder): Promise<TakenStarts> {
  const [held] = await manager.query<[TakenStarts]>(HELD, [location, home, site, step, steps])
  return held
}

/** @throws Problem 409 if the networks of a visitor hold as many times as they can */
async function assertBelow(manager: EntityManager, most: TakenStarts, holder: Holder): Promise<void> {
  const held = await heldBy(manager, holder)
  if (held.home > most.home || held.site > most.site) throw new Problem({ code: 'booking.too_many_held' })
}

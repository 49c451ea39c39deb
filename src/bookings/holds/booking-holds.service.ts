import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { Environment } from '#src/platform/config/environment.js'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import {
  type IdempotentRequest,
  IdempotentWritesService,
} from '#src/platform/http/idempotency/idempotent-writes.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import type { Language } from '#src/shared/languages.js'
import type { Suspicion } from '#src/shared/leads/suspicion.js'
import { daysAfter } from '#src/shared/opening/opening-hours.js'
import { zagrebText } from '#src/shared/zagreb-timestamp.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import { toFreeTimeDto } from '../availability/availability.dto.js'
import { AvailabilityService, type FreeVisit } from '../availability/availability.service.js'
import { withBuffers } from '../availability/free-times.js'
import type { BookingDto, BookingReceiptDto } from '../booking.dto.js'
import { asSqlRange } from '../sql-range.js'
import { assertWorkplace } from '../workplace.js'
import { BookingBurstsService } from './booking-bursts.service.js'
import { HELD_SHARE, HOLD_MINUTES } from './booking-ceilings.js'
import type { VisitorOrigin } from './booking-origins.service.js'
import { HeldBooking } from '../held-booking.entity.js'

/** Kind of the mail whose link confirms a held time. */
export const HOLD_MAIL = 'booking_hold.link'

const END_OF_HOLD = `SELECT (now() + interval '${HOLD_MINUTES} minutes')::timestamptz(3) AS "confirmBy"`

/** Times that the home ($2) and the site ($3) of a visitor hold at a location ($1), within some days. */
const HELD = `
  SELECT (count(*) FILTER (WHERE home = $2))::int AS home, (count(*) FILTER (WHERE site = $3))::int AS site
  FROM held_bookings
  WHERE location = $1 AND site = $3 AND confirm_by > now() AND starts < now() + interval '${HELD_SHARE.days} days'`

interface Hold {
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
    private readonly availability: AvailabilityService,
    private readonly settings: SettingsService,
    private readonly writes: IdempotentWritesService,
    private readonly queue: MailQueueService,
    private readonly bursts: BookingBurstsService,
    private readonly environment: Environment,
  ) {}

  /**
   * Holds a time, and queues the mail whose link confirms it.
   * @throws Problem 409 if the network holds too many times; an error of the database for a time that is taken
   */
  async store({ form, free, request, language, suspicions, origin }: Hold): Promise<BookingReceiptDto> {
    const most = await this.mostHolds(form, free, origin)
    const { address, home, site } = origin
    const { service, therapist, therapistId, roomId = null } = free
    const { start, end } = toFreeTimeDto(free)
    const { location, email, name, phone = null, forWhom, note = null } = form
    return this.dataSource.transaction((manager) =>
      this.writes.onceWithin(manager, request, async () => {
        await acquireAdvisoryLock(manager, 'bookingHolds')
        if (most) await assertBelow(manager, most, { location, home, site })
        await assertWorkplace(manager, location, free)
        const id = idByTime()
        const receivedAt = new Date()
        // By the clock of the database, which ends the hold.
        const [{ confirmBy }] = await manager.query<[{ confirmBy: Date }]>(END_OF_HOLD)
        await manager.insert(HeldBooking, {
          ...{ id, confirmBy, address, home, site, suspicions, language, location },
          ...{ serviceId: form.service, service: service.name[language], price: service.price },
          ...{ therapistId, therapist, roomId, starts: new Date(free.start), ends: new Date(free.end) },
          during: asSqlRange(withBuffers(free, service)),
          ...{ forWhom, name, email, phone, note },
        })
        await this.queue.add(manager, [{ kind: HOLD_MAIL, subjectId: id, recipient: email, language }])
        await this.bursts.look(manager, origin)
        const heldUntil = zagrebText(confirmBy.getTime())
        return { id, receivedAt, start, end, location, therapistId, heldUntil }
      }),
    )
  }

  /**
   * Returns the maximum of times that the visitor's home and site hold at the location: a share of its free times, at least one. A visit
   * that is held is counted as all starts that overlap it.
   */
  private async mostHolds(
    { service, location }: BookingDto,
    { service: { length, bufferBefore, bufferAfter } }: FreeVisit,
    { home, site, isIpv4 }: VisitorOrigin,
  ): Promise<{ home: number; site: number } | undefined> {
    if (this.environment.rateLimitScale === 0) return undefined
    const today = zagrebDay(new Date()).toString()
    const days = { from: today, to: daysAfter(today, HELD_SHARE.days) }
    const [free, held, { booking }] = await Promise.all([
      this.availability.freeTimes({ service, location }, days),
      heldBy(this.dataSource.manager, { location, home, site }),
      this.settings.current(),
    ])
    const startsOfOne = 2 * Math.ceil((length + bufferBefore + bufferAfter) / booking.step) - 1
    const most = (share: number, count: number) =>
      Math.max(1, Math.floor((share * (free.length + count * startsOfOne)) / startsOfOne))
    return {
      home: most(HELD_SHARE.share, held.home),
      site: most(isIpv4 ? HELD_SHARE.ofSite4 : HELD_SHARE.share, held.site),
    }
  }
}

interface Holder {
  location: string
  home: string
  site: string
}

async function heldBy(
  manager: EntityManager,
  { location, home, site }: Holder,
): Promise<{ home: number; site: number }> {
  const [held] = await manager.query<[{ home: number; site: number }]>(HELD, [location, home, site])
  return held
}

/** @throws Problem 409 if the networks of a visitor hold as many times as they can */
async function assertBelow(
  manager: EntityManager,
  most: { home: number; site: number },
  holder: Holder,
): Promise<void> {
  const held = await heldBy(manager, holder)
  if (held.home >= most.home || held.site >= most.site) throw new Problem({ code: 'booking.too_many_held' })
}

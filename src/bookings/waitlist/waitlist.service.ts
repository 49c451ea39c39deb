import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { isUUID } from 'class-validator'
import { Repository } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import type { Reception } from '#src/leads/intake/lead-intake.service.js'
import { SpamCheckService } from '#src/leads/spam/spam-check.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { LivePageQuery } from '#src/platform/page-queries/page-queries.js'
import type { TurnState } from '#src/shared/bookings/waitlist.js'
import type { Language } from '#src/shared/languages.js'
import { toFreeTimeDto } from '../availability/availability.dto.js'
import { AvailabilityService } from '../availability/availability.service.js'
import { endOfTurn } from './waitlist-turns.service.js'
import type { WaitlistDto } from './waitlist.dto.js'
import { WaitlistEntry } from './waitlist-entry.entity.js'
import { HAS_TURN, TODAY } from './waitlist.sql.js'

/** Maximum of days that one address waits for, because anybody may enter a stranger's. */
const MOST_DAYS = 5

/** Days that an address ($1) waits for, besides that of a service ($2), a location ($3) and a date ($4). */
const OTHER_DAYS = `
  SELECT count(*)::int AS days FROM waitlist_entries
  WHERE email = $1::citext AND booked_at IS NULL AND day >= ${TODAY}
    AND (service_id, location, day) IS DISTINCT FROM ($2::uuid, $3::text, $4::date)`

/** Adds an entry. One whose turn is over, or that led to a booking, moves to the end of the list. */
const ADD = `
  INSERT INTO waitlist_entries AS entry (id, service_id, location, day, name, email, language)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT ON CONSTRAINT waitlist_entries_once DO UPDATE
  SET name = excluded.name, language = excluded.language, created_at = now(), notified_at = NULL, booked_at = NULL
  WHERE entry.booked_at IS NOT NULL OR entry.notified_at IS NOT NULL AND NOT ${HAS_TURN}`

export interface Turn {
  state: TurnState
  /** End of a turn that runs or is over (RFC 3339). */
  until?: string
}

/** Adds people to the waiting lists of full days, and reads their turns. */
@Injectable()
export class WaitlistService {
  constructor(
    @InjectRepository(WaitlistEntry) private readonly entries: Repository<WaitlistEntry>,
    private readonly availability: AvailabilityService,
    private readonly spam: SpamCheckService,
  ) {}

  /**
   * Adds a person, once for a day. Suspected spam receives the same response, but is not stored.
   * @throws Problem 409 with the free times if the day has some, or if the address waits for many days; 422
   */
  async join(form: WaitlistDto, { language, ...reception }: Reception): Promise<void> {
    const { service, location, day, name, email } = form
    const free = await this.availability.timesOfDay({ service, location }, day)
    if (free.length > 0) {
      const starts = free.filter(({ start }, index) => start !== free[index - 1]?.start)
      throw new Problem({ code: 'waitlist.free', members: { alternatives: starts.map(toFreeTimeDto) } })
    }
    // Browsers fill in both fields instantly.
    const suspicions = await this.spam.suspicionsOf(form, { ...reception, mayBeQuick: true, texts: [name] })
    if (suspicions.length > 0) return
    const [others] = await this.entries.query<[{ days: number }]>(OTHER_DAYS, [email, service, location, day])
    if (others.days >= MOST_DAYS) throw new Problem({ code: 'waitlist.many', args: { days: MOST_DAYS } })
    await this.entries.query(ADD, [idByTime(), service, location, day, name, email, language])
  }

  /** Returns the turn that the link of a mail belongs to. @param id of an entry */
  @LivePageQuery('waitlistTurn')
  async turn(_: Language, id: string): Promise<Turn> {
    const entry = isUUID(id) ? await this.entries.findOneBy({ id }) : null
    if (!entry?.notifiedAt) return { state: 'unknown' }
    if (entry.bookedAt) return { state: 'used' }
    const until = endOfTurn(entry.notifiedAt)
    return { state: until > new Date() ? 'open' : 'over', until: until.toISOString() }
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    waitlistTurn: WaitlistService['turn']
  }
}

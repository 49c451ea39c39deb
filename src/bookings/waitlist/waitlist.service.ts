import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { isUUID } from 'class-validator'
import { Repository } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import type { Reception } from '#src/leads/intake/lead-intake.service.js'
import { SpamCheckService } from '#src/leads/spam/spam-check.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import { LivePageQuery } from '#src/platform/page-queries/page-queries.js'
import type { TurnState } from '#src/shared/bookings/waitlist.js'
import type { Language } from '#src/shared/languages.js'
import { toFreeTimeDto } from '../availability/availability.dto.js'
import { AvailabilityService } from '../availability/availability.service.js'
import type { WaitlistDto } from './waitlist.dto.js'
import { WaitlistEntry } from './waitlist-entry.entity.js'
import { endOfTurn } from './waitlist-turns.service.js'

/**
 * Stores an entry, which counts once its address confirms it, and publishes it. Anybody may enter a stranger's address: the statement
 * writes as much whether the address is on the list or not, and changes nothing of an entry that was confirmed.
 */
const ASK = `
  WITH asked AS (
    INSERT INTO waitlist_entries AS entry (id, service_id, location, day, name, email, language)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT ON CONSTRAINT waitlist_entries_once DO UPDATE
    SET name = CASE WHEN entry.confirmed_at IS NULL THEN excluded.name ELSE entry.name END,
      language = CASE WHEN entry.confirmed_at IS NULL THEN excluded.language ELSE entry.language END
    RETURNING id
  )
  ${publishSql('waitlist.asked', 'id::text FROM asked')}`

export interface Turn {
  state: TurnState
  /** End of a turn that runs or is over (RFC 3339). */
  until?: string
}

/** Asks people who want to wait for a full day to confirm that, and reads their turns. */
@Injectable()
export class WaitlistService {
  constructor(
    @InjectRepository(WaitlistEntry) private readonly entries: Repository<WaitlistEntry>,
    private readonly availability: AvailabilityService,
    private readonly spam: SpamCheckService,
  ) {}

  /**
   * Stores a person, once for a day. What looks like spam is stored as well, because the link in the mail proves its sender, and staff
   * could not find a person who was suspected wrongly. Only a program that sends many without proof of work is not, with the same response.
   * @throws Problem 409 with the free times if the day has some; 422
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
    if (suspicions.includes('unproven')) return
    await this.entries.query(ASK, [idByTime(), service, location, day, name, email, language])
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

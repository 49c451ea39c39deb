import { Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { tryAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import { loggedMessage } from '#src/platform/database/logged-error.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { PEOPLE_PER_VISIT, TURN_MINUTES } from '#src/shared/bookings/waitlist.js'
import type { Language } from '#src/shared/languages.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { AvailabilityService } from '../availability/availability.service.js'
import type { FreeTime } from '../availability/free-times.js'
import { HAS_REVOCABLE_VISIT, HAS_TURN, IS_WAITING, TODAY, WAITLIST_MAIL } from './waitlist.sql.js'
import { WaitlistEntry } from './waitlist-entry.entity.js'

const LOOK_EVERY_MS = 60_000
const TURN_MS = TURN_MINUTES * 60_000

/** Full day of a service at a location. */
interface FullDay {
  service: string
  location: string
  day: string
}

interface NextPerson {
  id: string
  email: string
  language: Language
}

/** Days with waiting people, with the number of turns that run. The longest waiting people come first. */
const WAITING = `
  SELECT service_id AS service, location, day::text, (count(*) FILTER (WHERE ${HAS_TURN}))::int AS turns
  FROM waitlist_entries AS entry WHERE day >= ${TODAY} AND NOT ${HAS_REVOCABLE_VISIT}
  GROUP BY service_id, location, day
  HAVING bool_or(${IS_WAITING})
  ORDER BY min(created_at) FILTER (WHERE ${IS_WAITING})`

/** Starts the turns of the next people ($4). Those beyond the first ones of a network come last, so that nobody fills the head of a list. */
const NEXT = `
  UPDATE waitlist_entries SET notified_at = now() WHERE id IN (
    SELECT id FROM (
      SELECT *, row_number() OVER (PARTITION BY coalesce(network, id::text) ORDER BY created_at, id) AS place
      FROM waitlist_entries
      WHERE service_id = $1 AND location = $2 AND day = $3 AND confirmed_at IS NOT NULL
    ) AS entry
    WHERE ${IS_WAITING}
    ORDER BY place > ${PEOPLE_PER_VISIT}, created_at, id LIMIT $4)
  RETURNING id, email, language`

/** Marks the entries of the clients of bookings ($1) for the same visit and day. */
const BOOKED = `
  UPDATE waitlist_entries AS entry SET booked_at = now(), asked_at = NULL FROM bookings AS booking
  WHERE booking.id = ANY ($1::uuid[]) AND booking.email = entry.email AND booking.location = entry.location
    AND booking.service_id = entry.service_id AND (booking.starts AT TIME ZONE '${TIME_ZONE}')::date = entry.day`

/**
 * Notifies people on waiting lists of free times, in their order: some for each visit that fits into the day, so that nobody who is
 * idle stops the list. A turn reserves nothing; when it is over, the next person is notified. Looks every minute, and after a booking
 * was cancelled or moved.
 */
@Injectable()
export class WaitlistTurnsService {
  private readonly logger = new Logger('waitlist')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly availability: AvailabilityService,
    private readonly queue: MailQueueService,
  ) {}

  /** Notifies the next people of all days. */
  @Interval(LOOK_EVERY_MS)
  async look(): Promise<void> {
    await this.dataSource
      .transaction((manager) => this.notifyNext(manager))
      .catch((error: Error) => this.logger.warn(`Waiting list failed, retrying at next run: ${loggedMessage(error)}`))
  }

  @OnEvent('booking.cancelled', 'booking.moved')
  lookAfterChange(_bookingIds: string[], manager: EntityManager): Promise<void> {
    return this.notifyNext(manager)
  }

  @OnEvent('booking.received', 'booking.added', 'booking.rebooked', 'booking.moved')
  async markBooked(bookingIds: string[], manager: EntityManager): Promise<void> {
    await manager.query(BOOKED, [bookingIds])
  }

  /**
   * Starts a turn when its mail is sent, so that an outage of the mail server shortens no turn.
   * @returns the end of the turn; undefined if the day is full again, and the person waits as before
   */
  async begin({ id, serviceId: service, location, day }: WaitlistEntry): Promise<Date | undefined> {
    const isFree = (await this.timesOf({ service, location, day })).length > 0
    const notifiedAt = isFree ? new Date() : null
    await this.dataSource.manager.update(WaitlistEntry, { id }, { notifiedAt })
    return notifiedAt ? endOfTurn(notifiedAt) : undefined
  }

  /** A process that does not get the lock leaves the work to the one that has it. */
  private async notifyNext(manager: EntityManager): Promise<void> {
    if (!(await tryAdvisoryLock(manager, 'waitlist'))) return
    for (const { turns, ...full } of await manager.query<(FullDay & { turns: number })[]>(WAITING)) {
      const open = countVisits(await this.timesOf(full)) * PEOPLE_PER_VISIT - turns
      if (open <= 0) continue
      const values = [full.service, full.location, full.day, open]
      const [people] = await manager.query<[NextPerson[], number]>(NEXT, values)
      const mails = people.map(({ id, email, language }) => ({
        kind: WAITLIST_MAIL,
        subjectId: id,
        recipient: email,
        language,
      }))
      await this.queue.add(manager, mails)
    }
  }

  /** Returns the free times of a day; none for a visit that is no longer offered. */
  private timesOf({ day, ...visit }: FullDay): Promise<FreeTime[]> {
    return this.availability.timesOfDay(visit, day).catch((error: unknown) => {
      if (error instanceof Problem) return []
      throw error
    })
  }
}

/** Returns the end of a turn. */
export const endOfTurn = (notifiedAt: Date) => new Date(notifiedAt.getTime() + TURN_MS)

/** Returns the number of visits that fit into free times one after the other, at least. */
function countVisits(times: FreeTime[]): number {
  const busyUntil = new Map<string, number>()
  return times.filter(({ start, end, therapistId, roomId }) => {
    const taken = [therapistId, ...(roomId ? [roomId] : [])]
    if (taken.some((one) => (busyUntil.get(one) ?? 0) > start)) return false
    for (const one of taken) busyUntil.set(one, end)
    return true
  }).length
}

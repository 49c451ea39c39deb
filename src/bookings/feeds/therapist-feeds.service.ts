import { randomBytes } from 'node:crypto'
import { Injectable, NotFoundException } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { DataSource, type EntityManager } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { StandingAccessService } from '#src/admin/standing-access/standing-access.service.js'
import { BusinessService } from '#src/business/business.service.js'
import { OfferService } from '#src/content/offer/offer.service.js'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Environment } from '#src/platform/config/environment.js'
import { hashOfToken } from '#src/platform/crypto/token-hash.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { isUncovered } from '#src/shared/bookings/coverage.js'
import type { Translated } from '#src/shared/languages.js'
import { renderCalendarFeed } from '../mails/booking-calendar.js'
import { readCoverage } from '../visit-coverage/read-coverage.js'
import { initialsOf } from './initials.js'
import { TherapistFeed } from './therapist-feed.entity.js'

const TOKEN_BYTES = 32
/** Days for which past visits stay in the calendar. */
const PAST_DAYS = 30
const DAY_MS = 86_400_000

/** Path at which calendars fetch the visits. */
export const FEED_PATH = 'api/therapist-calendar'

/** Therapist with the time at which the secret address was created, and by whom; null if there is none. */
export interface FeedOfTherapist {
  id: string
  name: string
  createdAt: Date | null
  createdBy: string | null
  lastUsedAt: Date | null
}

interface VisitRow {
  id: string
  version: number
  updatedAt: Date
  starts: Date
  ends: Date
  name: string
  service: string
  location: Translated | null
}

/** Visits that a therapist ($1) has between two times ($2 and $3). */
const VISITS = `
  SELECT booking.id, booking.version, booking.updated_at AS "updatedAt", booking.starts, booking.ends, booking.name,
    booking.service, location.name AS location
  FROM bookings AS booking LEFT JOIN locations AS location ON location.slug = booking.location
  WHERE booking.therapist_id = $1 AND booking.status IN ('booked', 'came') AND booking.trashed_at IS NULL
    AND tstzrange(booking.starts, booking.ends) && tstzrange($2, $3)
  ORDER BY booking.starts, booking.id`

/** Calendars of therapists for other programs, at secret addresses. */
@Injectable()
export class TherapistFeedsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly settings: SettingsService,
    private readonly business: BusinessService,
    private readonly audit: AuditLogService,
    private readonly offer: OfferService,
    private readonly standingAccess: StandingAccessService,
    private readonly i18n: I18nService,
  ) {}

  list(): Promise<FeedOfTherapist[]> {
    return this.dataSource.query<FeedOfTherapist[]>(
      `SELECT therapist.id, therapist.name, feed.created_at AS "createdAt",
         feed.last_used_at AS "lastUsedAt", coalesce(creator.name, creator.email::text) AS "createdBy"
       FROM therapists AS therapist LEFT JOIN therapist_feeds AS feed ON feed.therapist_id = therapist.id
         LEFT JOIN users AS creator ON creator.id = feed.created_by
       ORDER BY therapist.position, therapist.id`,
    )
  }

  /** Creates the secret address of a therapist; the former one no longer works. @throws NotFoundException */
  async renew(therapistId: string, actor: SignedInUser): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await this.dataSource.transaction(async (manager) => {
      await this.standingAccess.assertMayHold(manager, 'therapistCalendar', actor.id)
      if (!(await manager.existsBy(Therapist, { id: therapistId }))) throw new NotFoundException()
      const row = {
        therapistId,
        hash: hashOfToken(token),
        createdAt: new Date(),
        creatorId: actor.id,
        lastUsedAt: null,
      }
      await manager.upsert(TherapistFeed, row, ['therapistId'])
      const subject = { kind: 'therapist', id: therapistId }
      await this.audit.record({ action: 'therapist_calendar.address_created', actor, subject }, manager)
    })
    return `${this.environment.publicUrl}/${FEED_PATH}?token=${token}`
  }

  async remove(therapistId: string, actor: SignedInUser): Promise<void> {
    await this.dataSource.transaction((manager) => this.removeWithin(manager, therapistId, actor))
  }

  private async removeWithin(manager: EntityManager, therapistId: string, actor: SignedInUser): Promise<void> {
    const { affected } = await manager.delete(TherapistFeed, { therapistId })
    if (!affected) return
    const subject = { kind: 'therapist', id: therapistId }
    await this.audit.record({ action: 'therapist_calendar.address_removed', actor, subject }, manager)
  }

  /** Renders the calendar (RFC 5545) at an address, with initials of the clients. @throws NotFoundException */
  async render(token: string): Promise<string> {
    const { manager } = this.dataSource
    const feed = await manager.findOne(TherapistFeed, {
      where: { hash: hashOfToken(token) },
      relations: { therapist: true },
    })
    if (!feed) throw new NotFoundException()
    await manager.query(
      `UPDATE therapist_feeds SET last_used_at = now()
       WHERE hash = $1 AND coalesce(last_used_at < now() - interval '1 minute', true)`,
      [feed.hash],
    )
    const [{ booking }, business, services] = await Promise.all([
      this.settings.current(),
      this.business.info(),
      this.offer.serviceNamesIn('hr'),
    ])
    const now = Date.now()
    const visits = await manager.query<VisitRow[]>(VISITS, [
      feed.therapistId,
      new Date(now - PAST_DAYS * DAY_MS),
      new Date(now + (booking.days + 1) * DAY_MS),
    ])
    const coverage = await readCoverage(manager, { ids: visits.map(({ id }) => id) })
    const warningOf = (id: string) =>
      isUncovered(coverage.get(id) ?? null) && this.i18n.t('leads.coverage.uncovered', { lang: 'hr' })
    return renderCalendarFeed(
      `${feed.therapist.name}, ${business.name}`,
      visits.map(({ id, version, updatedAt, starts, ends, name, service, location }) => ({
        id,
        sequence: version,
        changedAt: updatedAt,
        starts,
        ends,
        title: [warningOf(id), initialsOf(name), services.get(service) ?? service].filter(Boolean).join(', '),
        place: location?.hr ?? '',
        isCancelled: false,
      })),
    )
  }
}

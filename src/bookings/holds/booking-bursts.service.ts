import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { readRecipients } from '#src/recipients/current-recipients.js'
import { HeadOfficeService } from '#src/recipients/head-office.service.js'
import { defaultLanguage } from '#src/shared/languages.js'
import { getFirst } from '#src/shared/lookups.js'
import { type BookingBurst, BURST_MAIL } from './booking-burst.entity.js'
import { BURST } from './booking-ceilings.js'
import type { VisitorOrigin } from './booking-origins.service.js'

/** Condition for an origin of the last hour whose booking was held and is not confirmed. */
export const UNCONFIRMED = `way = 'held' AND confirmed_at IS NULL AND at > now() - interval '1 hour'`

/**
 * Stores a burst ($1) of a site ($2) of a network ($4), or of all (null), unless too few bookings are unconfirmed ($3), or one was stored
 * within a day.
 */
const BEGIN = `
  INSERT INTO booking_bursts (id, site, network) SELECT $1, $2::text, $4::text
  WHERE (SELECT count(*) FROM booking_origins WHERE ($2::text IS NULL OR site = $2) AND ${UNCONFIRMED}) >= $3
    AND NOT EXISTS (SELECT FROM booking_bursts WHERE site IS NOT DISTINCT FROM $2::text AND began_at > now() - interval '1 day')
  RETURNING id`

/** Notifies the head office of bursts of bookings that nobody confirms. */
@Injectable()
export class BookingBurstsService {
  constructor(
    private readonly headOffice: HeadOfficeService,
    private readonly queue: MailQueueService,
  ) {}

  /** Looks for a burst of a site, or of all, within the transaction of a hold, which runs alone. */
  async look(manager: EntityManager, { site, provider }: Pick<VisitorOrigin, 'site' | 'provider'>): Promise<void> {
    const ofSite = await begin(manager, BURST.ofSite, { site, network: provider })
    const ofAll = await begin(manager, BURST.ofAll, { site: null, network: null })
    const found = [...ofSite, ...ofAll]
    if (found.length === 0) return
    const recipients = this.headOffice.addresses(await readRecipients(manager))
    const mails = recipients.map((recipient) => ({
      kind: BURST_MAIL,
      subjectId: getFirst(found).id,
      recipient,
      language: defaultLanguage,
    }))
    await this.queue.add(manager, mails)
  }
}

function begin(
  manager: EntityManager,
  count: number,
  { site, network }: Pick<BookingBurst, 'site' | 'network'>,
): Promise<{ id: string }[]> {
  return manager.query<{ id: string }[]>(BEGIN, [idByTime(), site, count, network])
}

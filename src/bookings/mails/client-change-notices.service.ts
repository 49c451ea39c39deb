import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, In, IsNull } from 'typeorm'
import type { LeadEvent } from '#src/leads/history/lead-event.entity.js'
import type { Lead } from '#src/leads/lead.entity.js'
import { leadKindOf } from '#src/leads/lead-kind.js'
import { readAddressed } from '#src/leads/mails/addressed-leads.js'
import { LeadLettersService, type StaffLetterOccasion } from '#src/leads/mails/lead-letters.service.js'
import { StaffAddressesService } from '#src/leads/mails/staff-addresses.service.js'
import { isVisible } from '#src/leads/visible-leads.js'
import { isSameAddress } from '#src/platform/mail/address-spellings.js'
import { MailQueueService, type MailToSend } from '#src/platform/mail/mail-queue.service.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import type { CurrentRecipients } from '#src/recipients/current-recipients.js'
import { defaultLanguage } from '#src/shared/languages.js'
import { isDeliverable } from '#src/shared/reserved-domain.js'
import { Booking } from '../booking.entity.js'
import { CLIENT_CHANGE } from './booking-mails.js'

/** Last changes of bookings ($1), several where one moved a visit to another time and therapist, with the start before a move. */
const LAST_CHANGES = `
  SELECT DISTINCT ON (lead_id) lead_id AS "bookingId", type, actor_id IS NULL AND api_key_id IS NULL AS "isByClient",
    CASE WHEN type = 'time' THEN old_value END AS "startedAt"
  FROM lead_events
  WHERE lead_id = ANY ($1::uuid[]) AND type IN ('status', 'time', 'therapist', 'location')
  ORDER BY lead_id, at DESC, type = 'time' DESC, id DESC`

interface LastChange {
  bookingId: string
  type: LeadEvent['type']
  isByClient: boolean
  /** RFC 3339; null unless the visit moved to another time. */
  startedAt: string | null
}

const SAMPLES: Record<string, StaffLetterOccasion> = {
  moved: { clientChange: { startedAt: new Date('2026-03-09T08:00:00Z') } },
  cancelled: { clientChange: 'cancelled' },
}

/** Notifies the mailboxes of a centre, and users with notifications, of visits that clients move or cancel. */
@Injectable()
export class ClientChangeNoticesService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly letters: LeadLettersService,
    private readonly staffAddresses: StaffAddressesService,
    private readonly queue: MailQueueService,
  ) {}

  onModuleInit(): void {
    this.letters.registerStaffMail(leadKindOf(Booking), {
      name: CLIENT_CHANGE,
      samples: SAMPLES,
      occasionOf: (_mail, _use, lead) => this.occasionOf(lead as Booking),
    })
  }

  @OnEvent('booking.cancelled', 'booking.moved')
  async queueNotices(bookingIds: string[], manager: EntityManager): Promise<void> {
    const changes = await manager.query<LastChange[]>(LAST_CHANGES, [bookingIds])
    const ids = changes.filter(({ isByClient }) => isByClient).map(({ bookingId }) => bookingId)
    if (ids.length === 0) return
    const { leads, recipients } = await readAddressed(manager, leadKindOf(Booking), ids)
    // A mail that waits would be about the same state.
    await manager.delete(OutgoingMail, { kind: CLIENT_CHANGE, subjectId: In(ids), sentAt: IsNull(), attempts: 0 })
    await this.queue.add(
      manager,
      leads.flatMap((lead) => this.mailsOn(lead, recipients)),
    )
  }

  private mailsOn(lead: Lead, recipients: CurrentRecipients): MailToSend[] {
    const mail = { kind: CLIENT_CHANGE, subjectId: lead.id }
    const shared = this.staffAddresses.of(lead, recipients)
    const users = recipients.readers
      .filter(({ email, leadsByMail, locations }) => {
        return leadsByMail === 'atOnce' && isVisible(lead, locations) && isDeliverable(email)
      })
      .filter(({ email }) => !shared.some((address) => isSameAddress(address, email)))
    return [
      ...shared.map((recipient) => ({ ...mail, recipient, language: defaultLanguage })),
      ...users.map(({ email: recipient, language }) => ({ ...mail, recipient, language })),
    ]
  }

  /** @returns undefined if somebody else has changed the booking since */
  private async occasionOf({ id, status }: Booking): Promise<StaffLetterOccasion | undefined> {
    const [last] = await this.dataSource.query<LastChange[]>(LAST_CHANGES, [[id]])
    if (!last?.isByClient) return undefined
    if (status === 'cancelled') return { clientChange: 'cancelled' }
    return { clientChange: { startedAt: last.startedAt === null ? undefined : new Date(last.startedAt) } }
  }
}

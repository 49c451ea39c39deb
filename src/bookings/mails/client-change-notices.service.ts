import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import type { Lead } from '#src/leads/lead.entity.js'
import { leadKindOf } from '#src/leads/lead-kind.js'
import { readAddressed } from '#src/leads/mails/addressed-leads.js'
import { LeadLettersService, type StaffLetterOccasion } from '#src/leads/mails/lead-letters.service.js'
import { readerAt } from '#src/leads/mails/lead-mail-recipients.service.js'
import { StaffAddressesService } from '#src/leads/mails/staff-addresses.service.js'
import type { LetterUse } from '#src/platform/mail/letter-use.js'
import { MailQueueService, type MailToSend } from '#src/platform/mail/mail-queue.service.js'
import type { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import type { CurrentRecipients } from '#src/recipients/current-recipients.js'
import { defaultLanguage } from '#src/shared/languages.js'
import { Booking } from '../booking.entity.js'
import { CLIENT_CHANGE } from './booking-mails.js'

/** Minimum between two notices of moves of one booking: its client can move it any number of times. */
const PAUSE_SECONDS = 600

const IS_CHANGE = `type IN ('status', 'time', 'therapist', 'location')`
const IS_BY_CLIENT = 'actor_id IS NULL AND api_key_id IS NULL'

/** Those of the bookings ($1) that their clients were the last to change, with the seconds until staff may be notified of another move. */
const CHANGED_BY_CLIENT = `
  SELECT "bookingId", greatest(0, coalesce(extract(epoch FROM (
    SELECT max(sent_at) FROM outgoing_mails WHERE subject_id = "bookingId"::text AND kind = '${CLIENT_CHANGE}'
  ) - now()) + ${PAUSE_SECONDS}, 0))::float8 AS "pauseSeconds"
  FROM (
    SELECT DISTINCT ON (lead_id) lead_id AS "bookingId", ${IS_BY_CLIENT} AS is_by_client
    FROM lead_events WHERE lead_id = ANY ($1::uuid[]) AND ${IS_CHANGE}
    ORDER BY lead_id, id DESC
  ) AS last WHERE is_by_client`

/**
 * Values of a booking ($1) before the changes that a notice ($2) is about: those of its client since the last one by staff, and since the
 * recipient's notice before. A cancellation is never left out: its time is that of the request, which a notice may have followed before it was stored.
 * Nothing for a notice that a newer one replaces, unless it is only shown ($3).
 */
const BEFORE_CHANGES = `
  WITH changes AS (
    SELECT id, at, type, old_value, ${IS_BY_CLIENT} AS is_by_client FROM lead_events WHERE lead_id = $1 AND ${IS_CHANGE}
  ), notice AS (
    SELECT * FROM outgoing_mails WHERE id = $2
  ), others AS (
    SELECT other.* FROM outgoing_mails AS other, notice
    WHERE other.subject_id = $1::text AND other.kind = notice.kind AND other.recipient = notice.recipient
  )
  SELECT DISTINCT ON (type) type, old_value AS value FROM changes
  WHERE id > coalesce((SELECT max(id) FROM changes WHERE NOT is_by_client), 0)
    AND (type = 'status' OR at > coalesce((
      SELECT max(others.created_at) FROM others, notice WHERE others.sent_at IS NOT NULL AND others.created_at < notice.created_at
    ), '-infinity'))
    AND ($3 OR NOT EXISTS (
      SELECT FROM others, notice
      WHERE (others.created_at, others.id) > (notice.created_at, notice.id) AND others.given_up_at IS NULL
    ))
  ORDER BY type, id`

interface ChangedBooking {
  bookingId: string
  pauseSeconds: number
}

/** Values before changes, as the history contains them; those that stayed are absent. A start is in RFC 3339. */
type ValuesBefore = Partial<Record<'status' | 'time' | 'therapist' | 'location', string | null>>

const SAMPLES: Record<string, StaffLetterOccasion> = {
  moved: { clientChange: { isCancelled: false, startedAt: new Date('2026-03-09T08:00:00Z') } },
  cancelled: { clientChange: { isCancelled: true } },
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
      footerFor: ({ recipient }, { lead, recipients }) => {
        const reader = readerAt(recipient, recipients)
        return reader && this.staffAddresses.isForUser(reader, lead, recipients) ? 'ownFooter' : 'footer'
      },
      samples: SAMPLES,
      occasionOf: (mail, use, lead) => this.occasionOf(mail, use, lead as Booking),
    })
  }

  @OnEvent('booking.cancelled', 'booking.moved')
  async queueNotices(bookingIds: string[], manager: EntityManager): Promise<void> {
    const changed = await manager.query<ChangedBooking[]>(CHANGED_BY_CLIENT, [bookingIds])
    if (changed.length === 0) return
    const pauses = new Map(changed.map(({ bookingId, pauseSeconds }) => [bookingId, pauseSeconds]))
    const { leads, recipients } = await readAddressed(manager, leadKindOf(Booking), [...pauses.keys()])
    await this.queue.add(
      manager,
      leads.flatMap((lead) => {
        const delaySeconds = lead.status === 'cancelled' ? 0 : pauses.get(lead.id)
        return this.mailsOn(lead, recipients).map((mail) => ({ ...mail, delaySeconds }))
      }),
    )
  }

  private mailsOn(lead: Lead, recipients: CurrentRecipients): MailToSend[] {
    const mail = { kind: CLIENT_CHANGE, subjectId: lead.id }
    const users = recipients.readers.filter(
      (reader) => reader.leadsByMail === 'atOnce' && this.staffAddresses.isForUser(reader, lead, recipients),
    )
    return [
      ...this.staffAddresses
        .of(lead, recipients)
        .map((recipient) => ({ ...mail, recipient, language: defaultLanguage })),
      ...users.map(({ email: recipient, language }) => ({ ...mail, recipient, language })),
    ]
  }

  /** @returns undefined if the client has taken the changes back, or somebody else has changed the booking since */
  private async occasionOf(
    { id }: OutgoingMail,
    use: LetterUse,
    booking: Booking,
  ): Promise<StaffLetterOccasion | undefined> {
    const rows = await this.dataSource.query<{ type: keyof ValuesBefore; value: string | null }[]>(BEFORE_CHANGES, [
      booking.id,
      id,
      use === 'shown',
    ])
    if (rows.length === 0) return undefined
    const before: ValuesBefore = Object.fromEntries(rows.map(({ type, value }) => [type, value]))
    const { status, starts, therapist, location } = booking
    const now: Required<ValuesBefore> = { status, time: starts.toISOString(), therapist, location }
    const changed = rows.filter(({ type, value }) => value !== now[type]).map(({ type }) => type)
    if (use === 'sent' && changed.length === 0) return undefined
    const startedAt = before.time && changed.includes('time') ? new Date(before.time) : undefined
    return { clientChange: { isCancelled: status === 'cancelled', startedAt } }
  }
}

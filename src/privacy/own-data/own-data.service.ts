import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, In } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { HeldBooking } from '#src/bookings/held-booking.entity.js'
import { WaitlistEntry } from '#src/bookings/waitlist/waitlist-entry.entity.js'
import { leadKinds } from '#src/leads/lead-kind.js'
import { isHashStored } from '#src/newsletter/erased-subscribers.js'
import { NewsletterConsent } from '#src/newsletter/newsletter-consent.entity.js'
import { NewsletterSubscriber } from '#src/newsletter/newsletter-subscriber.entity.js'
import { retriedTransaction } from '#src/platform/database/retried-transaction.js'
import { spellingsOf } from '#src/platform/mail/address-spellings.js'
import { MailFilesService } from '#src/platform/mail/files/mail-files.service.js'
import { countMailsSent, mailsOfPerson } from '#src/platform/mail/mails-of-person.js'
import { tableOf } from '#src/platform/personal-data/entity-table.js'
import { eraseRows } from '#src/platform/personal-data/personal-rows.js'
import { type PersonalTable, personalTables } from '#src/platform/personal-data/personal-tables.js'
import { hasOptedOut } from '#src/reviews/has-opted-out.js'
import { ReviewInvitation } from '#src/reviews/review-invitation.entity.js'
import { findSubscription } from '../person.js'
import type { OwnDataDto, OwnErasureDto } from './own-data.dto.js'
import { type FoundLink, OwnDataLinksService } from './own-data-links.service.js'

const ISSUES_SENT = `
  SELECT count(*)::int AS issues FROM newsletter_issue_deliveries
  JOIN outgoing_mails ON outgoing_mails.id = mail_id AND sent_at IS NOT NULL WHERE subscriber_id = ANY ($1)`

/** A dash is the name of what has been removed since. */
const REMOVED = `'{"hr": "–", "en": "–"}'::jsonb`
const WAITS = `
  SELECT day::text, coalesce(service.service::jsonb, ${REMOVED}) AS service, coalesce(location.name::jsonb, ${REMOVED}) AS location,
    entry.confirmed_at IS NOT NULL AS confirmed
  FROM waitlist_entries AS entry
  LEFT JOIN bookable_services AS bookable ON bookable.id = service_id
  LEFT JOIN price_list_rows AS service ON service.id = bookable.price_id
  LEFT JOIN locations AS location ON location.slug = entry.location
  WHERE entry.email = ANY ($1::citext[]) ORDER BY day, entry.created_at`

/** Access to the own data and its erasure, authorised by a mailed link. */
@Injectable()
export class OwnDataService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: OwnDataLinksService,
    private readonly files: MailFilesService,
    private readonly audit: AuditLogService,
  ) {}

  /** Returns the data for the page. */
  async find(token: string): Promise<{ link: FoundLink; data?: OwnDataDto }> {
    const link = await this.links.find(token)
    return { link, data: link.state === 'open' ? await this.read(link.email) : undefined }
  }

  /** Returns the data for an export, recorded in the audit log. */
  async export(token: string): Promise<{ link: FoundLink; data?: OwnDataDto }> {
    const found = await this.find(token)
    if (found.data) await this.audit.record({ action: 'privacy.own_data_exported' })
    return found
  }

  /**
   * Erases the subscription like an administrator; leads are only erased by staff.
   * @returns undefined for an invalid link, and if there is no subscription, which leaves the link valid
   */
  async eraseSubscription(token: string): Promise<OwnErasureDto | undefined> {
    const done = await retriedTransaction(this.dataSource, async (manager) => {
      const link = await this.links.find(token, manager)
      if (link.state !== 'open') return undefined
      const subscription = await findSubscription(manager, link.email)
      if (subscription.ids.length === 0) return undefined
      const email = await this.links.take(token, manager)
      if (email === undefined) return undefined
      const result = await eraseRows(manager, subscription, subscriptionTables())
      await this.audit.record({ action: 'privacy.subscription_erased', details: { erased: result.erased } }, manager)
      return { email, ...result }
    })
    if (!done) return undefined
    await this.files.remove(done.mailIds)
    return { erased: done.erased, remaining: await this.read(done.email) }
  }

  /** Reads the data on the address alone: leads that staff have merged may be those of another person. */
  private async read(email: string): Promise<OwnDataDto> {
    const { manager } = this.dataSource
    const addresses = spellingsOf(email)
    const found = await Promise.all(
      leadKinds().map(async ({ scope, entity }) => {
        const leads = await manager.find(entity, {
          select: { id: true, receivedAt: true },
          where: { email: In(addresses) },
        })
        return leads.map(({ receivedAt }) => ({ kind: scope, sentAt: receivedAt.toISOString() }))
      }),
    )
    const held = await manager.findBy(HeldBooking, { email: In(addresses) })
    found.push(held.map(({ createdAt }) => ({ kind: 'booking', sentAt: createdAt.toISOString() })))
    const subscription = await findSubscription(manager, email)
    return {
      email,
      readAt: new Date().toISOString(),
      subscription: await this.subscription(subscription.ids),
      messages: found.flat().sort((one, other) => other.sentAt.localeCompare(one.sentAt)),
      waits: await manager.query<OwnDataDto['waits']>(WAITS, [addresses]),
      mails: await countMailsSent(manager, addresses),
      forgotten: await isHashStored(manager, subscription.addresses),
      refusesInvitations: await hasOptedOut(manager, addresses),
    }
  }

  /**
   * Returns the subscription. If an address is subscribed in both spellings of its domain, the active one with the
   * proofs of both.
   */
  private async subscription(ids: string[]): Promise<OwnDataDto['subscription']> {
    const { manager } = this.dataSource
    const subscribers = await manager.find(NewsletterSubscriber, {
      where: { id: In(ids) },
      order: { subscribedAt: 'DESC' },
    })
    const subscriber = subscribers.find(({ state }) => state === 'subscribed') ?? subscribers[0]
    if (!subscriber) return null
    const consents = await manager.find(NewsletterConsent, {
      where: { subscriberId: In(ids) },
      order: { id: 'ASC' },
    })
    const [sent] = await manager.query<[{ issues: number }]>(ISSUES_SENT, [ids])
    return {
      state: subscriber.state,
      language: subscriber.language,
      subscribedAt: subscriber.subscribedAt.toISOString(),
      confirmedAt: subscriber.confirmedAt?.toISOString() ?? null,
      unsubscribedAt: subscriber.unsubscribedAt?.toISOString() ?? null,
      consents: consents.map(({ step, consentText, language, recordedAt }) => ({
        step,
        text: consentText,
        language,
        recordedAt: recordedAt.toISOString(),
      })),
      issues: sent.issues,
    }
  }
}

/** Tables about visits of the person, whose rows are found by address. */
const ABOUT_VISITS = [WaitlistEntry, HeldBooking, ReviewInvitation].map(tableOf)

/** Returns the tables to erase if only a subscription is erased: data on visits and mails about leads stay. */
function subscriptionTables(): PersonalTable[] {
  return personalTables()
    .filter(({ table }) => !ABOUT_VISITS.includes(table))
    .map((entry) =>
      entry.table === 'outgoing_mails'
        ? {
            ...entry,
            of: `(${mailsOfPerson()}) AND (stored.kind LIKE 'newsletter.%' OR stored.kind LIKE 'own_data.%')`,
          }
        : entry,
    )
}

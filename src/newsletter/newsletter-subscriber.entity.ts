import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { ChangedIn, UpdatedAt } from '#src/platform/database/change-columns.js'
import { ExpiresWhen } from '#src/platform/personal-data/expires-when.decorator.js'
import { IDS } from '#src/platform/personal-data/person-in-sql.js'
import { HoldsPersonalData } from '#src/platform/personal-data/personal-tables.js'
import type { Language } from '#src/shared/languages.js'
import type { SubscriberState } from '#src/shared/newsletter/subscriber-state.js'
import { suppressErasedSubscribers } from './erased-subscribers.js'

/** Subscriber of the newsletter, who receives issues after confirmation and until the subscription ends. */
@Entity('newsletter_subscribers')
@HoldsPersonalData({
  of: `stored.id = ANY (${IDS})`,
  erased: 'afterDetails',
  beforeErasure: suppressErasedSubscribers,
})
@ExpiresWhen({
  period: 'endedSubscriptions',
  due: 'stored.unsubscribed_at < $1 AND stored.suppressed_at IS NULL',
})
@ExpiresWhen({
  period: 'unconfirmedSubscriptions',
  due: `stored.confirmed_at IS NULL AND stored.unsubscribed_at IS NULL AND stored.suppressed_at IS NULL
    AND stored.asked_at < $1`,
})
@Index('newsletter_subscribers_newest', ['subscribedAt', 'id'])
@Index('newsletter_subscribers_changed', ['changedIn', 'id'])
@Index('newsletter_subscribers_confirmed', { synchronize: false })
@Index('newsletter_subscribers_pending', { synchronize: false })
@Index('newsletter_subscribers_left', { synchronize: false })
@Index('newsletter_subscribers_suppressed', { synchronize: false })
@Index('newsletter_subscribers_search', { synchronize: false })
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('citext', { unique: true })
  email: string

  @Column('text')
  language: Language

  /** Consent text, as shown; for an import, its source. */
  @Column('text', { name: 'consent_text' })
  consentText: string

  @CreateDateColumn({ type: 'timestamptz', name: 'subscribed_at' })
  subscribedAt: Date

  /** Time of the last confirmation request; null for subscriptions older than this column. */
  @Column('timestamptz', { name: 'asked_at', nullable: true, default: () => 'now()' })
  askedAt: Date | null

  /** Time of confirmation by the mailed link; null until then. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null

  /** Time of unsubscription; null before. */
  @Column('timestamptz', { name: 'unsubscribed_at', nullable: true })
  unsubscribedAt: Date | null

  /** Time at which staff marked the address as undeliverable or blocked; otherwise null. */
  @Column('timestamptz', { name: 'suppressed_at', nullable: true })
  suppressedAt: Date | null

  /** Former ids of the address, which had several spellings: links in mails contain them. */
  @Column('uuid', { name: 'merged_ids', array: true, default: [] })
  mergedIds: string[]

  @UpdatedAt()
  updatedAt: Date

  @ChangedIn()
  changedIn: string

  get state(): SubscriberState {
    if (this.suppressedAt) return 'suppressed'
    if (this.unsubscribedAt) return 'unsubscribed'
    return this.confirmedAt ? 'subscribed' : 'pending'
  }
}

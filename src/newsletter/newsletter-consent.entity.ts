import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Language } from '../shared/languages.js'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js'
import { HoldsPersonalData, OF_SUBSCRIBER } from '#src/platform/personal-data/personal-tables.js'

/** The proof of one step of a subscriber's consent (Article 7(1) GDPR): only ever added to, and erased with the subscriber. */
@Entity('newsletter_consents')
@HoldsPersonalData({ of: OF_SUBSCRIBER })
@Index('newsletter_consents_of_subscriber', ['subscriberId'])
export class NewsletterConsent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string

  @ForeignKey(() => NewsletterSubscriber, { name: 'newsletter_consents_subscriber_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'subscriber_id' })
  subscriberId: string

  /** Which button was pressed: that of the form, or that of the page the mailed link leads to; or that staff brought it. */
  @Column('text')
  step: 'subscribed' | 'confirmed' | 'imported'

  /** The words that stood beside the button, as they were shown; of an import, where staff say it comes from. */
  @Column('text', { name: 'consent_text' })
  consentText: string

  @Column('text')
  language: Language

  @CreateDateColumn({ type: 'timestamptz', name: 'recorded_at' })
  recordedAt: Date
}

import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { HoldsPersonalData, OF_SUBSCRIBER } from '#src/platform/personal-data/personal-tables.js'
import type { Language } from '#src/shared/languages.js'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js'

/** Proof of one step of a subscriber's consent (Article 7(1) GDPR): append-only, and erased with the subscriber. */
@Entity('newsletter_consents')
@HoldsPersonalData({ of: OF_SUBSCRIBER })
@Index('newsletter_consents_of_subscriber', ['subscriberId'])
export class NewsletterConsent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string

  @ForeignKey(() => NewsletterSubscriber, { name: 'newsletter_consents_subscriber_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'subscriber_id' })
  subscriberId: string

  /** Step of the consent: the button of the form, that of the confirmation page, or an import by staff. */
  @Column('text')
  step: 'subscribed' | 'confirmed' | 'imported'

  /** Text next to the button, as shown; for an import, the source stated by staff. */
  @Column('text', { name: 'consent_text' })
  consentText: string

  @Column('text')
  language: Language

  @CreateDateColumn({ type: 'timestamptz', name: 'recorded_at' })
  recordedAt: Date
}

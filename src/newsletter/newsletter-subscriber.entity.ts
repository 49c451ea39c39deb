import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Language } from '../shared/languages.js'

@Entity('newsletter_subscribers')
@Index('newsletter_subscribers_newest', ['subscribedAt', 'id'])
@Index('newsletter_subscribers_present', { synchronize: false })
@Index('newsletter_subscribers_left', { synchronize: false })
@Index('newsletter_subscribers_search', { synchronize: false })
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('citext', { unique: true })
  email: string

  @Column('text')
  language: Language

  /** The words the subscriber agreed to, as they were shown: the proof of consent. */
  @Column('text', { name: 'consent_text' })
  consentText: string

  @CreateDateColumn({ type: 'timestamptz', name: 'subscribed_at' })
  subscribedAt: Date

  /** When the subscription ended; null while it lasts. */
  @Column('timestamptz', { name: 'unsubscribed_at', nullable: true })
  unsubscribedAt: Date | null
}

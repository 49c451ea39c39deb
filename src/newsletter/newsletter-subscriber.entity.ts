import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { Language } from '../i18n/languages.js'

@Entity('newsletter_subscribers')
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
}

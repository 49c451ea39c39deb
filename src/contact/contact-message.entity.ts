import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Language } from '../i18n/languages.js'
import type { ContactSubject } from './contact-subject.js'

@Entity('contact_messages')
@Index('contact_messages_newest', ['receivedAt', 'id'])
export class ContactMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('text')
  name: string

  @Column('citext')
  email: string

  @Column('text', { nullable: true })
  phone: string | null

  @Column('text')
  subject: ContactSubject

  @Column('text')
  message: string

  /** The language the sender read the site in. */
  @Column('text')
  language: Language

  @CreateDateColumn({ type: 'timestamptz', name: 'received_at' })
  receivedAt: Date
}

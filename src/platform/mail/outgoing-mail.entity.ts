import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { Language } from '#src/shared/languages.js'
import { mailsOfPerson } from './mails-of-person.js'
import { HoldsPersonalData } from '../personal-data/personal-tables.js'
import { ExpiresWhen } from '../personal-data/retention-rules.js'

/**
 * An e-mail to one person, from when it is due until it is sent or given up. It says what it is about, not how: its words
 * are written when it goes out, so that nothing of a lead is kept twice.
 */
@Entity('outgoing_mails')
@HoldsPersonalData({ of: mailsOfPerson, erased: 'last' })
// The figures of a newsletter issue are those of its mails: they stay as long as their subscribers.
@ExpiresWhen({
  period: 'mails',
  due: `coalesce(stored.sent_at, stored.given_up_at) < $1
    AND NOT EXISTS (SELECT FROM newsletter_issue_deliveries WHERE mail_id = stored.id)`,
  alone: true,
})
@Index('outgoing_mails_due', { synchronize: false })
@Index('outgoing_mails_given_up', { synchronize: false })
@Index('outgoing_mails_newest', ['createdAt', 'id'])
@Index('outgoing_mails_confirmations_by_mailbox', { synchronize: false })
@Index('outgoing_mails_by_subject', ['subjectId'])
@Index('outgoing_mails_by_recipient', ['recipient', 'createdAt'])
export class OutgoingMail {
  @PrimaryColumn('uuid')
  id: string

  /** Which writer knows its words. */
  @Column('text')
  kind: string

  /** What it is about: the id of a lead, a subscriber, a user. */
  @Column('text', { name: 'subject_id' })
  subjectId: string

  @Column('citext')
  recipient: string

  @Column('text')
  language: Language

  /** Its `Message-ID` in every attempt, so that what arrives twice is known as one. */
  @Column('text', { name: 'message_id' })
  messageId: string

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date

  /** From when on its days of patience count: when it was queued, or last given a new start. */
  @Column({ type: 'timestamptz', name: 'retried_since', precision: 3, default: () => 'now()' })
  retriedSince: Date

  /** While it is being sent: when it is free for another process, should this one have been killed. */
  @Column({ type: 'timestamptz', name: 'next_attempt_at', precision: 3, default: () => 'now()' })
  nextAttemptAt: Date

  @Column('integer', { default: 0 })
  attempts: number

  /** Why the last attempt failed; may name the recipient, so it is for the admin and no log. */
  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null

  @Column({ type: 'timestamptz', name: 'sent_at', precision: 3, nullable: true })
  sentAt: Date | null

  /** Whether sending meant a file, since there was no mail server. */
  @Column('boolean', { name: 'kept_as_file', default: false })
  keptAsFile: boolean

  /** When it was given up: nobody tries again but who is told to. */
  @Column({ type: 'timestamptz', name: 'given_up_at', precision: 3, nullable: true })
  givenUpAt: Date | null
}

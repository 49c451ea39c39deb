import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { Language } from '#src/shared/languages.js'
import { ExpiresWhen } from '../personal-data/expires-when.decorator.js'
import { HoldsPersonalData } from '../personal-data/personal-tables.js'
import { mailsOfPerson } from './mails-of-person.js'

/**
 * E-mail to one person, from queueing until it is sent or failed permanently. It refers to its subject; its text is
 * written when it is sent, so that personal data is not stored twice.
 */
@Entity('outgoing_mails')
@HoldsPersonalData({ of: mailsOfPerson, erased: 'last' })
// The figures of a newsletter issue are those of its mails, which stay as long as their subscribers. Those of replies stay as long as
// their leads: they tell whether a reply was sent, and following ones refer to them.
@ExpiresWhen({
  period: 'mails',
  due: `coalesce(stored.sent_at, stored.given_up_at) < $1
    AND NOT EXISTS (SELECT FROM newsletter_issue_deliveries WHERE mail_id = stored.id)
    AND NOT EXISTS (SELECT FROM lead_replies WHERE id = stored.id)`,
  alone: true,
})
@Index('outgoing_mails_due', { synchronize: false })
@Index('outgoing_mails_given_up', { synchronize: false })
@Index('outgoing_mails_newest', ['createdAt', 'id'])
@Index('outgoing_mails_by_mailbox', ['mailbox', 'createdAt'])
@Index('outgoing_mails_by_subject', ['subjectId'])
@Index('outgoing_mails_by_recipient', ['recipient', 'createdAt'])
export class OutgoingMail {
  @PrimaryColumn('uuid')
  id: string

  /** Kind, which determines its writer. */
  @Column('text')
  kind: string

  /** Id of its subject: a lead, a subscriber or a user. */
  @Column('text', { name: 'subject_id' })
  subjectId: string

  @Column('citext')
  recipient: string

  /** Hash of the recipient's mailbox, equal for all its aliases, by which limits count; null for bulk mails. */
  @Column('text', { nullable: true })
  mailbox: string | null

  @Column('text')
  language: Language

  /** `Message-ID` of every attempt, so that receivers detect duplicates. */
  @Column('text', { name: 'message_id' })
  messageId: string

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date

  /** Start of the retry period: when it was queued or last retried by hand. */
  @Column({ type: 'timestamptz', name: 'retried_since', precision: 3, default: () => 'now()' })
  retriedSince: Date

  /** Time of the next attempt. While the mail is being sent, the end of its lease. */
  @Column({ type: 'timestamptz', name: 'next_attempt_at', precision: 3, default: () => 'now()' })
  nextAttemptAt: Date

  @Column('integer', { default: 0 })
  attempts: number

  /** Error of the last attempt; may contain the recipient, so it is shown in the admin and not logged. */
  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null

  @Column({ type: 'timestamptz', name: 'sent_at', precision: 3, nullable: true })
  sentAt: Date | null

  /** True if it was stored as a file, because there was no mail server. */
  @Column('boolean', { name: 'kept_as_file', default: false })
  keptAsFile: boolean

  /** True while it must not be sent, as during the pause of a newsletter issue. It is not due, whatever its next attempt is. */
  @Column('boolean', { default: false })
  held: boolean

  /** Time of permanent failure, after which it is only retried by hand. */
  @Column({ type: 'timestamptz', name: 'given_up_at', precision: 3, nullable: true })
  givenUpAt: Date | null
}

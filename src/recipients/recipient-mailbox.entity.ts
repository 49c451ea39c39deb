import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm'
import { SendsToStaff } from '#src/platform/mail/staff-mail-kinds.js'
import { mailboxLink, recipientNotice } from './mailbox-mail-kinds.js'

/**
 * Mailbox that receives leads, bookings and digests. Only administrators change it: unlike contact addresses it is no content, so
 * that no editor, import or restored version redirects personal data. Rows of ended ones stay, as the record of recipients.
 */
@Entity('recipient_mailboxes')
@SendsToStaff(mailboxLink, recipientNotice)
@Unique('recipient_mailboxes_token_hash_key', ['tokenHash'])
@Index('recipient_mailboxes_current', { synchronize: false })
export class RecipientMailbox {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Slug of the location; null for the head office. Without a foreign key: a location that returns keeps its mailboxes. */
  @Column('text', { nullable: true })
  location: string | null

  @Column('citext')
  email: string

  /** Hash of the token in the mailed link; null after its use, and for mailboxes from before confirmations. */
  @Column('text', { name: 'token_hash', nullable: true })
  tokenHash: string | null

  @Column({ type: 'timestamptz', name: 'token_expires_at', precision: 3, nullable: true })
  tokenExpiresAt: Date | null

  /** Time from which it receives; null before. */
  @Column({ type: 'timestamptz', name: 'confirmed_at', precision: 3, nullable: true })
  confirmedAt: Date | null

  @CreateDateColumn({ type: 'timestamptz', name: 'added_at', precision: 3 })
  addedAt: Date

  /** Id of the administrator; null for those that a migration added. */
  @Column('uuid', { name: 'added_by', nullable: true })
  addedById: string | null

  @Column({ type: 'timestamptz', name: 'ended_at', precision: 3, nullable: true })
  endedAt: Date | null
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import { SendsToStaff } from '#src/platform/mail/staff-mail-kinds.js'
import { HoldsPersonalData, OF_LEAD } from '#src/platform/personal-data/personal-tables.js'
import { digestMail } from './digest-mail.js'
import { eraseDigests } from './erase-digests.js'

/** Announcement of a lead to a user by a digest, unique in the table. */
@Entity('lead_digest_entries')
@HoldsPersonalData({ of: OF_LEAD, beforeErasure: (manager, { ids }) => eraseDigests(manager, ids) })
@SendsToStaff(digestMail)
@Index('lead_digest_entries_of_lead', ['leadId'])
@Index('lead_digest_entries_of_mail', ['mailId'])
@Index('lead_digest_entries_waiting', { synchronize: false })
export class DigestEntry {
  @ForeignKey(() => User, { name: 'lead_digest_entries_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string

  @PrimaryColumn('uuid', { name: 'lead_id' })
  leadId: string

  /** Hour of the digest. */
  @Column({ type: 'timestamptz', name: 'due_at', precision: 3 })
  dueAt: Date

  /** Id of the digest's mail, null before it is queued. The mail itself is deleted later. */
  @Column('uuid', { name: 'mail_id', nullable: true })
  mailId: string | null
}

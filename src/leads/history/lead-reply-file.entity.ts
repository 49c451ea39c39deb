import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import { ExpiresWhen } from '#src/platform/personal-data/expires-when.decorator.js'
import { HoldsPersonalData, OF_LEAD } from '#src/platform/personal-data/personal-tables.js'
import type { ReplyFileType } from '#src/shared/leads/reply-files.js'
import { LeadReply } from './lead-reply.entity.js'

/** File of a reply, or of one that is being written. */
@Entity('lead_reply_files')
@HoldsPersonalData({ of: OF_LEAD })
@ExpiresWhen({ due: `stored.reply_id IS NULL AND stored.uploaded_at < now() - interval '1 day'`, alone: true })
@Index('lead_reply_files_by_lead', ['leadId'])
@Index('lead_reply_files_by_reply', ['replyId'])
export class LeadReplyFile {
  @PrimaryColumn('uuid')
  id: string

  /** Id of a lead of any kind. */
  @Column('uuid', { name: 'lead_id' })
  leadId: string

  /** Null until the reply is sent, and again when it is taken back. */
  @Column('uuid', { name: 'reply_id', nullable: true })
  replyId: string | null

  @ManyToOne(() => LeadReply, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'reply_id', foreignKeyConstraintName: 'lead_reply_files_reply_id_fkey' })
  reply: LeadReply | null

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'lead_reply_files_author_id_fkey' })
  author: User

  @Column('text')
  name: string

  @Column('text')
  type: ReplyFileType

  @Column('integer')
  size: number

  @Column('bytea', { select: false })
  bytes: Buffer

  @CreateDateColumn({ type: 'timestamptz', name: 'uploaded_at' })
  uploadedAt: Date
}

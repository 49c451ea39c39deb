import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import { HoldsPersonalData, OF_LEAD } from '#src/platform/personal-data/personal-tables.js'
import type { Language } from '#src/shared/languages.js'

/** Reply of a user to the sender of a lead, by a mail with the same id; append-only, unless its author takes it back. */
@Entity('lead_replies')
@HoldsPersonalData({ of: OF_LEAD })
@Index('lead_replies_by_lead', ['leadId', 'writtenAt'])
@Index('lead_replies_newest', ['writtenAt'])
@Index('lead_replies_search', { synchronize: false })
export class LeadReply {
  @PrimaryColumn('uuid')
  id: string

  /** Id of a lead of any kind. */
  @Column('uuid', { name: 'lead_id' })
  leadId: string

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'lead_replies_author_id_fkey' })
  author: User

  @Column('citext')
  recipient: string

  @Column('text')
  language: Language

  @Column('text')
  text: string

  /** Also the time of the changes to the lead that it makes. */
  @Column('timestamptz', { name: 'written_at' })
  writtenAt: Date
}

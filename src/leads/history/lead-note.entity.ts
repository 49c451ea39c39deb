import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import { HoldsPersonalData, OF_LEAD } from '#src/platform/personal-data/personal-tables.js'

/** Note of a user on a lead; append-only. */
@Entity('lead_notes')
@HoldsPersonalData({ of: OF_LEAD })
@Index('lead_notes_by_lead', ['leadId', 'writtenAt'])
@Index('lead_notes_newest', ['writtenAt'])
@Index('lead_notes_search', { synchronize: false })
export class LeadNote {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Id of a lead of any kind. */
  @Column('uuid', { name: 'lead_id' })
  leadId: string

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'lead_notes_author_id_fkey' })
  author: User

  @Column('text')
  text: string

  @CreateDateColumn({ type: 'timestamptz', name: 'written_at' })
  writtenAt: Date
}

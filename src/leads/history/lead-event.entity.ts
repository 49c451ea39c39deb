import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { ApiKey } from '#src/api-keys/api-key.entity.js'
import { User } from '#src/platform/access/user.entity.js'
import { HoldsPersonalData, OF_LEAD } from '#src/platform/personal-data/personal-tables.js'

export const leadEventTypes = ['status', 'assignee', 'location', 'trashed', 'restored', 'merged', 'split'] as const

export type LeadEventType = (typeof leadEventTypes)[number]

/** One change of a lead: its history. Rows are added, never changed. */
@Entity('lead_events')
@HoldsPersonalData({ of: OF_LEAD })
@Check('lead_events_by_one', 'num_nonnulls(actor_id, api_key_id) = 1')
@Index('lead_events_by_lead', ['leadId', 'at'])
export class LeadEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string

  /** Of a contact message or a franchise inquiry. */
  @Column('uuid', { name: 'lead_id' })
  leadId: string

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date

  /** Who of the staff changed it; null where a program did. */
  @ManyToOne(() => User, { nullable: true })
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'lead_events_actor_id_fkey' })
  actor: User | null

  /** The key of the program that changed it; null where one of the staff did. */
  @ManyToOne(() => ApiKey, { nullable: true })
  @JoinColumn({ name: 'api_key_id', foreignKeyConstraintName: 'lead_events_api_key_id_fkey' })
  apiKey: ApiKey | null

  @Column('text')
  type: LeadEventType

  /** Before and after: a status, a user's e-mail address, a location's slug, or the id of the other lead. */
  @Column('text', { name: 'old_value', nullable: true })
  oldValue: string | null

  @Column('text', { name: 'new_value', nullable: true })
  newValue: string | null
}

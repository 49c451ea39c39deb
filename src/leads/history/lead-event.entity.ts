import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { ApiKey } from '#src/api-keys/api-key.entity.js'
import { User } from '#src/platform/access/user.entity.js'
import { HoldsPersonalData, OF_LEAD } from '#src/platform/personal-data/personal-tables.js'

export const leadEventTypes = [
  'status',
  'assignee',
  'location',
  'trashed',
  'restored',
  'merged',
  'split',
  'added',
  'booked',
  'time',
  'therapist',
  'called',
  'followUp',
  'confirmationCollected',
  'reminderWithheld',
  'reminderReleased',
  'coverageAccepted',
] as const

/** Events that the site records about mails, which are no changes of the lead. */
export const mailEventTypes: LeadEventType[] = ['confirmationCollected', 'reminderWithheld', 'reminderReleased']

export type LeadEventType = (typeof leadEventTypes)[number]

/** Change in the history of a lead; append-only. */
@Entity('lead_events')
@HoldsPersonalData({ of: OF_LEAD })
@Check('lead_events_by_one', 'num_nonnulls(actor_id, api_key_id) <= 1')
@Index('lead_events_by_lead', ['leadId', 'at'])
@Index('lead_events_collected', { synchronize: false })
@Index('lead_events_by_actor', { synchronize: false })
export class LeadEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string

  /** Id of a lead of any kind. */
  @Column('uuid', { name: 'lead_id' })
  leadId: string

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date

  /** User who made the change; null for a program and for the sender of the lead. */
  @ManyToOne(() => User, { nullable: true })
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'lead_events_actor_id_fkey' })
  actor: User | null

  /** API key of the program that made the change; null for a user and for the sender of the lead. */
  @ManyToOne(() => ApiKey, { nullable: true })
  @JoinColumn({ name: 'api_key_id', foreignKeyConstraintName: 'lead_events_api_key_id_fkey' })
  apiKey: ApiKey | null

  @Column('text')
  type: LeadEventType

  /**
   * Previous and new value: a status, the name of a user or therapist, an e-mail address, a location's slug, a start (RFC 3339), the
   * outcome of a call, the day of a follow-up with its note after a space, the id of the mail that contains the confirmation, the gap for which
   * a reminder is withheld, or that staff accept, or the id of the other lead.
   */
  @Column('text', { name: 'old_value', nullable: true })
  oldValue: string | null

  @Column('text', { name: 'new_value', nullable: true })
  newValue: string | null
}

import { Column, Entity, PrimaryColumn } from 'typeorm'

/** User who is writing a reply to a lead, until it expires. */
@Entity('lead_writers')
export class LeadWriter {
  /** Id of a lead of any kind. */
  @PrimaryColumn('uuid', { name: 'lead_id' })
  leadId: string

  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date
}

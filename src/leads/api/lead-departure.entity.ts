import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { ChangedIn } from '#src/platform/database/change-columns.js'

/** Move of a lead away from a location, for API keys that are bound to it; written by triggers, without content of the lead. */
@Entity('lead_departures')
@Index('lead_departures_changed', ['changedIn', 'id'])
export class LeadDeparture {
  /** Id of the lead. */
  @PrimaryColumn('uuid')
  id: string

  /** Slug of the location that the lead left. */
  @PrimaryColumn('text')
  location: string

  /** Table of the lead. */
  @Column('text', { name: 'table_name' })
  tableName: string

  @Column('timestamptz', { name: 'removed_at', default: () => 'now()' })
  removedAt: Date

  @ChangedIn()
  changedIn: string
}

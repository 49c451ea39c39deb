import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Last restore drill that passed, and the last one that failed since. Backups do not contain them. */
@Entity('restore_drills')
export class RestoreDrill {
  @PrimaryColumn('timestamptz', { name: 'ended_at', default: () => 'now()' })
  endedAt: Date

  /** Message of the error, as in the log; null for a drill that passed. */
  @Column('text', { nullable: true })
  failure: string | null
}

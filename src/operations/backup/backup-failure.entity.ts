import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Last failed backup, until one succeeds; an earlier one is deleted. Backups do not contain it. */
@Entity('backup_failures')
export class BackupFailure {
  @PrimaryColumn('timestamptz', { name: 'failed_at', default: () => 'now()' })
  failedAt: Date

  /** Message of the error, as in the log. */
  @Column('text')
  reason: string
}

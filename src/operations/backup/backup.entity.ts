import { Entity, PrimaryColumn } from 'typeorm'

/** Time of the last backup; an earlier one is deleted. Backups do not contain it. */
@Entity('backups')
export class Backup {
  @PrimaryColumn('timestamptz', { name: 'made_at', default: () => 'now()' })
  madeAt: Date
}

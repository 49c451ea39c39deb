import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm'
import { ChangedIn } from '#src/platform/database/change-columns.js'

/** Deletion of a row, for readers of the change feed; written by triggers, without content of the row. */
@Entity('removals')
@Index('removals_changed', ['changedIn', 'id'])
export class Removal {
  /** Id of the deleted row. */
  @PrimaryColumn('uuid')
  id: string

  /** Table of the deleted row. */
  @Column('text', { name: 'table_name' })
  tableName: string

  /** Location of a deleted lead; null for other rows and leads without one. */
  @Column('text', { nullable: true })
  location: string | null

  @CreateDateColumn({ type: 'timestamptz', name: 'removed_at' })
  removedAt: Date

  @ChangedIn()
  changedIn: string
}

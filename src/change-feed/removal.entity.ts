import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm'
import { ChangedIn } from '#src/platform/database/change-columns.js'

/** That a row is no more, for programs that have read it; triggers of its table write it, and nothing of the row itself. */
@Entity('removals')
@Index('removals_changed', ['changedIn', 'id'])
export class Removal {
  /** Of the row. */
  @PrimaryColumn('uuid')
  id: string

  /** Where it was. */
  @Column('text', { name: 'table_name' })
  tableName: string

  @CreateDateColumn({ type: 'timestamptz', name: 'removed_at' })
  removedAt: Date

  @ChangedIn()
  changedIn: string
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * Object that the store must not keep unless a file refers to it: stored before the object, and deleted with the transaction that
 * refers to it. What a crash or a removed picture leaves behind is deleted when it is due.
 */
@Entity('picture_object_removals')
@Index('picture_object_removals_due', ['dueAt'])
export class ObjectRemoval {
  @PrimaryColumn('text')
  key: string

  @Column({ type: 'timestamptz', name: 'due_at', precision: 3, default: () => 'now()' })
  dueAt: Date
}

import { Column } from 'typeorm'

export const CHANGED_IN = 'changed_in'

/** Of rows that programs read as they change: when that was. The database keeps it. */
export const UpdatedAt = () =>
  Column({ type: 'timestamptz', name: 'updated_at', insert: false, update: false, default: () => 'now()' })

/**
 * The number of the transaction that last changed such a row, by which they are in order; the database keeps it. It means
 * something only in the database that it was given by: backups leave it out. Why: docs/decisions/0027.
 */
export const ChangedIn = () =>
  Column({
    type: 'bigint',
    name: CHANGED_IN,
    select: false,
    insert: false,
    update: false,
    default: () => 'this_transaction()',
  })

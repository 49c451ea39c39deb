import { Column } from 'typeorm'

export const CHANGED_IN = 'changed_in'

/** Column with the time of the last change, maintained by the database, for rows in a change feed. */
export const UpdatedAt = () =>
  Column({ type: 'timestamptz', name: 'updated_at', insert: false, update: false, default: () => 'now()' })

/**
 * Column with the number of the transaction that last changed the row, which orders a change feed. Maintained by the
 * database and valid only there: backups leave it out. See docs/decisions/0027.
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

import { FIRST_PARAMETER, type OnceStatement, onceStatement } from '#src/platform/http/idempotency/once-statement.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import type { LeadScope } from '#src/shared/leads/lead-kinds.js'
import type { Suspicion } from '#src/shared/leads/suspicion.js'
import { getFirst, requireValue } from '#src/shared/lookups.js'

/** Returns the SQL condition without which a row is excluded. @param valueOf returns the SQL of the value of a property */
export type RowCondition = (valueOf: (property: string) => string) => string

export interface LeadTable {
  scope: LeadScope
  /** Name of the table. */
  table: string
  /** Columns with their values in the order of the parameters; the first is the id. */
  columns: { property: string; name: string; type: string }[]
  /** Status of a lead that is no spam. */
  firstStatus: string
  /** For a table whose constraints exclude some rows. */
  isPossible?: RowCondition
}

/** Suspicion that makes no lead spam: strangers may have used the same address. */
const NOTED: readonly Suspicion[] = ['sender']

/**
 * Returns the only statement that accepting a lead costs. It stores the lead and its outbox event, and both are missing
 * if its idempotency key exists. Spam has another status, and no event. A row that is excluded fails the statement.
 * The parameters are the values of the columns, and the suspicions.
 */
export function leadStatement({ scope, table, columns, firstStatus, isPossible }: LeadTable): OnceStatement {
  const values = columns.map(({ type }, index) => `$${FIRST_PARAMETER + index}::${type}`)
  const suspicions = `$${FIRST_PARAMETER + columns.length}::text[]`
  const isAccepted = `suspicions <@ ARRAY[${NOTED.map((suspicion) => `'${suspicion}'`).join(', ')}]::text[]`
  const valueOf = (property: string) =>
    requireValue(values[columns.findIndex((column) => column.property === property)], property)
  // Without waiting for each other, as inserts without ON CONFLICT would, which could deadlock.
  const unlessExcluded = isPossible ? `WHERE ${isPossible(valueOf)} ON CONFLICT DO NOTHING` : ''
  const isInserted = isPossible ? 'AND public.assert_inserted(EXISTS (SELECT FROM lead))' : ''
  return onceStatement(
    scope,
    `judged AS (SELECT ${suspicions} AS suspicions FROM turn),
    lead AS (
      INSERT INTO ${table} (${columns.map(({ name }) => name).join(', ')}, suspicions, status)
      SELECT ${values.join(', ')}, suspicions, CASE WHEN ${isAccepted} THEN '${firstStatus}' ELSE 'spam' END
      FROM judged ${unlessExcluded}
      RETURNING id
    ),
    event AS (
      ${publishSql(`${scope}.received`, `${getFirst(values)}::text FROM judged WHERE ${isAccepted} ${isInserted}`)}
    )`,
  )
}

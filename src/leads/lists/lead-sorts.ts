import type { LeadKind } from '../lead-kind.js'

type SortedKind = Pick<LeadKind, 'nameInSql' | 'statuses' | 'fields'>

/** SQL expressions of the row `lead` by which lists can be sorted, by their name in queries. */
const sortKeys: Record<string, (kind: SortedKind) => string> = {
  receivedAt: () => 'lead.received_at',
  name: ({ nameInSql }) => `(${nameInSql} COLLATE public.croatian)`,
  // Missing values are sorted as empty texts.
  // Parentheses prevent TypeORM from treating it as the column, which it would omit from the lead.
  email: ({ fields }) => (fields.email!.required ? '(lead.email)' : `coalesce(lead.email, '')`),
  status: ({ statuses }) => `array_position(ARRAY['${statuses.join("','")}'], lead.status)`,
}

/** Values of the query parameter. */
export const leadSorts = Object.keys(sortKeys).flatMap((sort) => [sort, `-${sort}`])

/** Returns the SQL expression of a sort; that of the time of receipt for an unknown one. */
export function sortKey(kind: SortedKind, sort: string): string {
  return (sortKeys[sort.replace('-', '')] ?? sortKeys.receivedAt!)(kind)
}

import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import { type Statement, unionAll } from '#src/platform/database/union-all.js'
import { getFirst, getOrThrow } from '#src/shared/lookups.js'

/** Limit of counted rows in lists. */
export const MOST_COUNTED = 10_000
/** Limit of counted rows in searches, each of which has to be read. */
const MOST_FOUND = 1000
/** Limit of counted rows in searches without trigrams, which read the table. */
const MOST_FOUND_BY_READING = 100
const TRIGRAM = /[\p{L}\p{N}]{3}/u

/** Checks whether a trigram index can find a text. */
export const hasTrigram = (text: string) => TRIGRAM.test(text)

/** Returns the limit of counted rows for a search. */
export function mostCounted(search = ''): number {
  if (!search) return MOST_COUNTED
  return hasTrigram(search) ? MOST_FOUND : MOST_FOUND_BY_READING
}

export interface Total {
  total: number
  /** True when there are more than `total`. */
  totalIsCapped: boolean
}

/** Counts the rows of a query up to `most`, since nobody pages through more. */
export async function countUpTo<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  most: number,
): Promise<Total> {
  return getFirst(await countEachUpTo([query], most))
}

/** Counts the rows of each query up to `most`, in one statement. */
export async function countEachUpTo<Row extends ObjectLiteral>(
  queries: SelectQueryBuilder<Row>[],
  most: number,
): Promise<Total[]> {
  const [first] = queries
  if (!first) return []
  const counts = queries.map((query, index): Statement => {
    const [sql, parameters] = toCount(query, most).getQueryAndParameters()
    return [`SELECT ${index} AS query, count(*)::int AS total FROM (${sql}) AS counted`, parameters as unknown[]]
  })
  const rows = await first.connection.query<{ query: number; total: number }[]>(...unionAll(counts))
  const rowOf = new Map(rows.map((row) => [row.query, row]))
  return queries.map((_query, index) => {
    const { total } = getOrThrow(rowOf, index)
    return { total: Math.min(total, most), totalIsCapped: total > most }
  })
}

/** Limits a query to the rows that must be counted to detect more than `most`. */
export function toCount<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  most: number,
): SelectQueryBuilder<Row> {
  return query
    .clone()
    .select('1', 'one')
    .orderBy()
    .limit(most + 1)
}

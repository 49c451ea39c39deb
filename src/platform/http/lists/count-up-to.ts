import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'

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
  const [sql, parameters] = toCount(query, most).getQueryAndParameters()
  const [row] = await query.connection.query<{ total: number }[]>(
    `SELECT count(*)::int AS total FROM (${sql}) AS counted`,
    parameters as unknown[],
  )
  const { total } = row!
  return { total: Math.min(total, most), totalIsCapped: total > most }
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

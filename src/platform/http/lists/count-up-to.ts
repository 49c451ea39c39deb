import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'

/** How far lists are counted. */
export const MOST_COUNTED = 10_000
/** Each that a search finds has to be read. */
const MOST_FOUND = 1000
/** No index knows words of one or two letters: everything is read until as many are found. */
const MOST_FOUND_BY_READING = 100
const TRIGRAM = /[\p{L}\p{N}]{3}/u

/** How far a list is counted that may be searched. */
export function mostCounted(search = ''): number {
  if (!search) return MOST_COUNTED
  return TRIGRAM.test(search) ? MOST_FOUND : MOST_FOUND_BY_READING
}

export interface Total {
  total: number
  /** Whether there are more than `total`. */
  totalIsCapped: boolean
}

/** How many rows a query finds, counted no further than to `most`: what a person does not look through need not be counted. */
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

/** As many rows of a query as have to be counted to know whether there are more than `most`. */
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

import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'

/** How far lists are counted. */
export const MOST_COUNTED = 10_000
/** Each that a search finds has to be read. */
export const MOST_FOUND = 1000

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
  const [sql, parameters] = query
    .clone()
    .select('1', 'one')
    .orderBy()
    .limit(most + 1)
    .getQueryAndParameters()
  const [row] = await query.connection.query<{ total: number }[]>(
    `SELECT count(*)::int AS total FROM (${sql}) AS counted`,
    parameters as unknown[],
  )
  const { total } = row!
  return { total: Math.min(total, most), totalIsCapped: total > most }
}

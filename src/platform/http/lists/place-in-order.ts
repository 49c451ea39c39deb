import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import { requireValue } from '#src/shared/lookups.js'

/** Position of a row in the order of `key`, an SQL expression, and the id. */
export interface Place {
  key: string
  id: string
  value: string
  type: string
}

/**
 * Returns the position of a row, in a separate query: PostgreSQL estimates the following rows well only for a known
 * value.
 */
export async function findPlace<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  key: string,
  id: string,
): Promise<Place | undefined> {
  const { name, tablePath } = requireValue(query.expressionMap.mainAlias, 'alias of the query')
  const [place] = await query.connection.query<Pick<Place, 'value' | 'type'>[]>(
    `SELECT ${key}::text AS value, pg_typeof(${key})::text AS type FROM ${tablePath} ${name} WHERE ${name}.id = $1`,
    [id],
  )
  return place && { key, id, ...place }
}

/** Filters rows after a position (keyset pagination); without a position, returns none. */
export function startAfterPlace<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  place: Place | undefined,
  direction: 'ASC' | 'DESC',
): SelectQueryBuilder<Row> {
  if (!place) return query.andWhere('false')
  const { key, id, value, type } = place
  const { name } = requireValue(query.expressionMap.mainAlias, 'alias of the query')
  return query.andWhere(
    `(${key}, ${name}.id) ${direction === 'DESC' ? '<' : '>'} (:placeValue::${type}, :placeId::uuid)`,
    { placeValue: value, placeId: id },
  )
}

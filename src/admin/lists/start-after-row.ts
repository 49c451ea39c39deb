import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'

/**
 * Only what comes after one row in the order of `key`, an SQL expression, and the id: the next page, however many rows
 * there are before it.
 */
export function startAfterRow<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  key: string,
  direction: 'ASC' | 'DESC',
  id: string,
): SelectQueryBuilder<Row> {
  const { name, tablePath } = query.expressionMap.mainAlias!
  const place = `SELECT ${key}, ${name}.id FROM ${tablePath} ${name} WHERE ${name}.id = :place`
  return query.andWhere(`(${key}, ${name}.id) ${direction === 'DESC' ? '<' : '>'} (${place})`, { place: id })
}

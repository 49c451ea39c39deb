/** A statement that writes what a request asks for, unless its key is known. */
export interface OnceStatement {
  /** By which the database keeps it prepared. */
  name: string
  text: string
}

/** The number of the first parameter of `writes`: those before are of the key. */
export const FIRST_PARAMETER = 4

/**
 * @param name another one for each statement
 * @param writes SQL: common table expressions, each of which inserts `SELECT … FROM turn`. That has one row when it is
 * the request's turn to write, and none when its key is known.
 */
export function onceStatement(name: string, writes: string): OnceStatement {
  const text = `
    WITH claim AS (
      INSERT INTO idempotency_keys (key, fingerprint, response)
      SELECT $1::text, $2, $3::jsonb WHERE $1 IS NOT NULL
      ON CONFLICT DO NOTHING RETURNING key
    ),
    turn AS (SELECT FROM claim UNION ALL SELECT WHERE $1 IS NULL),
    ${writes}
    SELECT EXISTS (SELECT FROM turn) AS written, known.fingerprint, known.response
    FROM (SELECT) AS request LEFT JOIN idempotency_keys AS known ON known.key = $1`
  return { name, text }
}

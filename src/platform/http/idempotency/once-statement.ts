/** SQL statement that writes unless its idempotency key exists. */
export interface OnceStatement {
  /** Name of the prepared statement. */
  name: string
  text: string
}

/** Number of the first parameter of `writes`; lower ones belong to the key. */
export const FIRST_PARAMETER = 4

/**
 * Creates the statement.
 * @param name unique name
 * @param writes SQL: common table expressions, each of which inserts `SELECT … FROM turn`. `turn` has one row for a new
 * key, and none for an existing one.
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

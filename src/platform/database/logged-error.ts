import type { DatabaseError } from 'pg'
import { QueryFailedError } from 'typeorm'

/**
 * SQLSTATE of what Postgres says of a statement, of transactions or of itself. What it says of values (22, 23), and what
 * triggers say, may quote what somebody has typed. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const QUOTES_NOBODY = /^(?:08|25|40|42|53|55|57|58)/

/** What may stand in the log of an error: no value that a statement came with. */
export function loggedMessage(error: Error): string {
  const cause = (error instanceof QueryFailedError ? error.driverError : error) as Partial<DatabaseError>
  const { severity, code = '', table, constraint } = cause
  if (!severity || QUOTES_NOBODY.test(code)) return error.message
  return ['SQLSTATE', code, table, constraint].filter(Boolean).join(' ')
}

/** The same, and where it happened. */
export function loggedStack(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return error.message ? error.stack?.replaceAll(error.message, () => loggedMessage(error)) : error.stack
}

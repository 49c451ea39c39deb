import type { DatabaseError } from 'pg'
import { QueryFailedError } from 'typeorm'

/**
 * SQLSTATE classes of messages about statements, transactions or the server. Those about values (22, 23) and of
 * triggers may quote personal data. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const QUOTES_NOBODY = /^(?:08|25|40|42|53|55|57|58)/

/** Returns the message of an error for the log, without values of the statement. */
export function loggedMessage(error: Error): string {
  const cause = (error instanceof QueryFailedError ? error.driverError : error) as Partial<DatabaseError>
  const { severity, code = '', table, constraint } = cause
  if (!severity || QUOTES_NOBODY.test(code)) return error.message
  return ['SQLSTATE', code, table, constraint].filter(Boolean).join(' ')
}

/** Returns the stack of an error for the log, without values of the statement. */
export function loggedStack(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return error.message ? error.stack?.replaceAll(error.message, () => loggedMessage(error)) : error.stack
}

import { QueryFailedError } from 'typeorm'

/**
 * Network errors, and SQLSTATE: connection exceptions (08), the server shutting down or starting (57P), insufficient
 * resources (53: connections, disk, memory), statement timeout (57014), a server that became read-only (25006).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const CODE = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P..|53...|57014|25006)$/

/** Messages of `pg` errors without a code. */
const MESSAGE = /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/

/** Checks whether the database was unreachable or too slow, so that the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error
  const { code, message, syscall } = (cause ?? {}) as { code?: unknown; message?: unknown; syscall?: unknown }
  if (code === 'ENOENT' && syscall === 'connect') return true // the embedded server is being restarted: no socket yet
  return typeof code === 'string' ? CODE.test(code) : typeof message === 'string' && MESSAGE.test(message)
}

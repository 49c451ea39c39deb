/** How long a session lives without a request. */
export const IDLE_MS = 8 * 3_600_000

/** However busy a session is, its user proves who they are once a working day (OWASP ASVS 4.0, 3.3.2). */
export const MAX_SESSION_MS = 12 * 3_600_000

/** What a session keeps of its user. */
export interface SessionUser {
  id: string
  /** Hash of what ends the session when it changes: the role and the password. */
  stamp: string
  /** When they signed in, in milliseconds since 1970. */
  since: number
  /** The browser's `User-Agent`, shortened: it tells its user which of their sessions this is. */
  userAgent: string
}

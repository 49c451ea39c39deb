/** Idle timeout of a session. */
export const IDLE_MS = 8 * 3_600_000

/** Absolute lifetime of a session: users sign in again once a working day (OWASP ASVS 4.0, 3.3.2). */
export const MAX_SESSION_MS = 12 * 3_600_000

/** Time after a sign-in with a one-time password in which its change does not ask for it again. */
export const JUST_VERIFIED_MS = 10 * 60_000

/** User data in a session. */
export interface SessionUser {
  id: string
  /** Hash of the role and the password, whose change ends the session. */
  stamp: string
  /** Time of signing in, in milliseconds since 1970. */
  since: number
  /** Time of the last confirmation of the sign-in, in milliseconds since 1970; undefined if there was none. */
  confirmedAt?: number
  /** Shortened `User-Agent`, which identifies the session to its user. */
  userAgent: string
}

/** Returns the user data of a session; undefined if nobody is signed in. */
export function sessionUserOf(session: object): SessionUser | undefined {
  return (session as { passport?: { user?: SessionUser } }).passport?.user
}

import { createHash } from 'node:crypto'
import type { User } from '#src/platform/access/user.entity.js'

/**
 * Returns a hash of the properties whose change ends a session. Unkeyed, because an attacker who can read sessions can
 * also read users.
 */
export function stampOf({ role, passwordHash }: User): string {
  return createHash('sha256').update(`${role} ${passwordHash}`).digest('base64url')
}

/** Checks that none of these properties has changed since. */
export function isCurrent(stamp: string, user: User): boolean {
  return !user.disabledAt && stamp === stampOf(user)
}

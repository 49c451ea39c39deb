import { createHash } from 'node:crypto'
import type { User } from '#src/platform/access/user.entity.js'

/** Hash of what ends a session when it changes. Without a key: whoever reads sessions reads the users beside them. */
export function stampOf({ role, passwordHash }: User): string {
  return createHash('sha256').update(`${role} ${passwordHash}`).digest('base64url')
}

/** Whether nothing that ends a session has changed since it was stamped. */
export function isCurrent(stamp: string, user: User): boolean {
  return !user.disabledAt && stamp === stampOf(user)
}

import type { EntityManager } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'

/** Locks a user until the transaction ends, so that concurrent requests cannot remove the app and the last passkey. */
export function lockUser(id: string, manager: EntityManager): Promise<User> {
  return manager.findOneOrFail(User, { where: { id }, lock: { mode: 'pessimistic_write' } })
}

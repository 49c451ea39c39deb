import type { Type } from '@nestjs/common'
import type { User } from '#src/platform/access/user.entity.js'
import type { StandingAccessKind } from '#src/shared/admin/standing-access.js'
import type { AuditAction } from '../audit/audit-actions.js'

/** Holder of access: a user after a change of their account. */
export type Holder = Pick<User, 'id' | 'role' | 'locations' | 'disabledAt'>

/** Access to data that a user created and that lasts without a session, such as an API key. */
export interface StandingAccess {
  kind: StandingAccessKind
  /** SELECT of all active rows: id and name as text, "ownerId", "createdAt", "lastUsedAt" and "expiresAt". */
  rows: string
  /** Statement that ends the row with the id $1. */
  end: string
  ended: AuditAction
  /** Kind of the subject in the audit log; absent if there is only one row. */
  subject?: string
  /** True if the audit log contains the name. */
  isNameLogged?: boolean
  /** Statement that makes the user $2 the owner of the row $1; absent if nobody else can take the access over. */
  handOver?: { statement: string; handedOver: AuditAction }
  /** Checks whether a user who is not disabled may hold the access. */
  mayHold: (holder: Pick<Holder, 'role' | 'locations'>) => boolean
}

const registered = new Set<StandingAccess>()

/**
 * Registers the rows of an entity as access that ends with the right of its owner. The description is SQL, so that commands
 * that load no feature end the access as well.
 */
export function GrantsStandingAccess(access: StandingAccess) {
  return (_entity: Type): void => {
    registered.add(access)
  }
}

/** Returns the registered kinds of access. */
export function standingAccess(): StandingAccess[] {
  return [...registered]
}

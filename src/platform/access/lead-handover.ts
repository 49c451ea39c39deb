import type { EntityManager } from 'typeorm'
import type { SignedInUser } from './signed-in-user.js'
import type { User } from './user.entity.js'

/** Change after which a user may read fewer leads, or none. */
export interface AccessChange {
  /** Undefined on the command line. */
  by?: SignedInUser
  at: Date
  /** Id of the colleague who takes over the open leads; null to leave them without an assignee. */
  handOverTo: string | null
}

/** @returns the number of leads that the colleague took over */
type Handover = (manager: EntityManager, user: User, change: AccessChange) => Promise<number>

let handover: Handover | undefined

/** Registers the work of the leads, which this folder does not import. */
export function onLeadHandover(work: Handover): void {
  handover = work
}

/** Hands over the leads that a user, whose row is locked, may no longer work. @throws Problem 422 */
export async function handOverLeads(...change: Parameters<Handover>): Promise<number> {
  return (await handover?.(...change)) ?? 0
}

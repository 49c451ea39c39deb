import { statusesWaiting } from '#src/shared/leads/lead-statuses.js'
import type { Lead } from './lead.entity.js'
import type { LeadKind } from './lead-kind.js'

/** SQL condition for leads that nobody has answered. */
export const IS_UNANSWERED = 'lead.first_answered_at IS NULL'

/** Checks whether the sender of a lead is waiting for an answer. */
export function isWaiting(kind: LeadKind, { status, firstAnsweredAt, trashedAt, mergedIntoId }: Lead): boolean {
  return statusesWaiting(kind).includes(status) && !firstAnsweredAt && !trashedAt && !mergedIntoId
}

import { statusesWaiting } from '#src/shared/leads/lead-statuses.js'
import type { LeadKind } from './lead-kind.js'
import type { Lead } from './lead.entity.js'

/** Checks whether the sender of a lead is waiting for an answer. */
export function isWaiting(kind: LeadKind, { status, firstAnsweredAt, trashedAt, mergedIntoId }: Lead): boolean {
  return statusesWaiting(kind).includes(status) && !firstAnsweredAt && !trashedAt && !mergedIntoId
}

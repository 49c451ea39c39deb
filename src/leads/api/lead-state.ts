import type { Lead } from '../lead.entity.js'

/** What becomes of a lead, as far as programs are concerned; `erased` ones are no more. */
export const leadStates = ['active', 'merged', 'spam', 'trashed', 'erased'] as const

export type LeadState = (typeof leadStates)[number]

/** Whether it is left to programs: what is spam or in the trash is to be forgotten, until staff take it back. */
export const KEPT_IN_SQL = `lead.status <> 'spam' AND lead.trashed_at IS NULL`

export function stateOf({ status, trashedAt, mergedIntoId }: Lead): Exclude<LeadState, 'erased'> {
  if (trashedAt) return 'trashed'
  if (status === 'spam') return 'spam'
  return mergedIntoId ? 'merged' : 'active'
}

import type { Lead } from '../lead.entity.js'

/** State of a lead in the API; `erased` leads are deleted. */
export const leadStates = ['active', 'merged', 'spam', 'trashed', 'erased'] as const

export type LeadState = (typeof leadStates)[number]

/**
 * Condition for leads whose content the API returns. Clients must delete leads in the spam box or trash, until staff
 * restore them.
 */
export const KEPT_IN_SQL = `lead.status <> 'spam' AND lead.trashed_at IS NULL`

export function stateOf({ status, trashedAt, mergedIntoId }: Lead): Exclude<LeadState, 'erased'> {
  if (trashedAt) return 'trashed'
  if (status === 'spam') return 'spam'
  return mergedIntoId ? 'merged' : 'active'
}

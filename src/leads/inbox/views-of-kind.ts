import type { InboxView } from '#src/shared/leads/inbox-views.js'
import { needsAnswer, openStatuses, statusesWaiting } from '#src/shared/leads/lead-statuses.js'
import type { LeadKind } from '../lead-kind.js'
import type { LeadFilter } from '../lists/lead.queries.js'

/** Returns the status of leads that nobody has begun with; undefined for kinds that need no answer, such as bookings. */
export function newStatus(kind: Pick<LeadKind, 'statuses' | 'answered'>): string | undefined {
  return needsAnswer(kind) ? kind.statuses[0] : undefined
}

/**
 * Returns the filter of a view for a kind; undefined if the view contains none of it.
 * @param today date in Europe/Zagreb, `YYYY-MM-DD`
 */
export function filterOf(view: InboxView, kind: LeadKind, today: string): Partial<LeadFilter> | undefined {
  const first = newStatus(kind)
  if (view === 'new') return first ? { view: 'open', status: [first] } : undefined
  if (view === 'overdue') return first ? { view: 'open', status: statusesWaiting(kind), isOverdue: true } : undefined
  if (view === 'followUp') return { view: 'open', hasFollowUp: true }
  if (view === 'today') return { view: 'inbox', from: today }
  if (view === 'mine') return { view: 'open', assignee: 'me' }
  if (view === 'unassigned') return first ? { view: 'open', assignee: 'none' } : undefined
  return { view: view === 'open' ? 'open' : 'inbox' }
}

/** Returns the statuses of leads that somebody must be assigned to. */
export const statusesToAssign = (kind: LeadKind): string[] => (newStatus(kind) ? openStatuses(kind) : [])

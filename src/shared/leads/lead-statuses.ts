import { getFirst, requireValue } from '../lookups.js'
/** Statuses of one kind of lead, as far as the admin needs them. */
export interface LeadStatuses {
  /** Ordered by remaining work, the most first. */
  statuses: readonly string[]
  /** Final statuses, in which nothing is left to do. */
  ends: readonly string[]
}

export const leadViews = ['inbox', 'open', 'spam', 'trash'] as const

export type LeadView = (typeof leadViews)[number]

export const openStatuses = ({ statuses, ends }: LeadStatuses): string[] =>
  statuses.filter((status) => !ends.includes(status))

/** Checks whether leads of a kind wait for an answer; bookings do not. */
export const needsAnswer = ({ statuses, answered }: Pick<LeadStatuses, 'statuses'> & Answered): boolean =>
  !answered.includes(getFirst(statuses))

/** Returns the statuses in which the sender of a lead waits for an answer. */
export const statusesWaiting = (kind: LeadStatuses & Answered): string[] =>
  needsAnswer(kind) ? openStatuses(kind).filter((status) => !kind.answered.includes(status)) : []

interface Answered {
  /** Statuses in which the sender has had an answer. */
  answered: readonly string[]
}

/** Returns the one of two statuses with more remaining work, which merged leads adopt, so that none is overlooked. */
export const moreOpen = ({ statuses }: LeadStatuses, one: string, other: string): string =>
  requireValue(
    statuses.find((status) => status === one || status === other),
    'status of the kind',
  )

/** Returns the statuses that leads of a view can have; filters by any other return nothing. */
export function statusesIn(view: LeadView, kind: LeadStatuses): readonly string[] {
  if (view === 'open') return openStatuses(kind)
  return view === 'spam' ? ['spam'] : kind.statuses
}

/** Returns the statuses from which a status can be reached. */
export const statusesBefore = (
  { statuses, moves }: Pick<LeadStatuses, 'statuses'> & { moves: Record<string, readonly string[]> },
  status: string,
): string[] => statuses.filter((before) => moves[before]?.includes(status))

/** The statuses of one kind of lead, as far as the admin reasons about them. */
export interface LeadStatuses {
  /** The more is left to do, the earlier. */
  statuses: readonly string[]
  /** In which nothing is left to do. */
  ends: readonly string[]
}

export const leadViews = ['inbox', 'open', 'spam', 'trash'] as const

export type LeadView = (typeof leadViews)[number]

export const openStatuses = ({ statuses, ends }: LeadStatuses): string[] =>
  statuses.filter((status) => !ends.includes(status))

/** That of two statuses in which more is left to do: leads that are merged have it, so that none is out of sight. */
export const moreOpen = ({ statuses }: LeadStatuses, one: string, other: string): string =>
  statuses.find((status) => status === one || status === other)!

/** The statuses that leads of a view can have: a filter by any other contradicts it. */
export function statusesIn(view: LeadView, kind: LeadStatuses): readonly string[] {
  if (view === 'open') return openStatuses(kind)
  return view === 'spam' ? ['spam'] : kind.statuses
}

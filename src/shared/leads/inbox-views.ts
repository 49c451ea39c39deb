/** Views of the inbox over all kinds of leads; the first one is the default. */
export const inboxViews = ['new', 'overdue', 'followUp', 'today', 'mine', 'unassigned', 'open', 'all'] as const

export type InboxView = (typeof inboxViews)[number]

/** Orders of the inbox. */
export const inboxSorts = ['-receivedAt', 'receivedAt'] as const

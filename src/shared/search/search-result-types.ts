/** Types of results of a search in the admin, in the order of their groups. */
export const searchResultTypes = ['person', 'lead', 'note', 'reply', 'subscriber', 'content'] as const

export type SearchResultType = (typeof searchResultTypes)[number]

/** Minimum of characters: a single letter is contained in nearly every text. */
export const SHORTEST_SEARCH = 2

/** Maximum of results of each type. */
export const MOST_RESULTS = 5

/** Leads that one request changes by a filter: it locks all of them until the last one is changed. */
export const MOST_MATCHING = 500

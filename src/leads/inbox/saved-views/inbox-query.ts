import { lenientQuery, type Search } from '#src/platform/page-queries/lenient-query.js'
import { UnifiedInboxQueryDto } from '../unified-inbox.dto.js'

/** Parameters of a saved view, in the order of its address. Searched texts often name people, whom an erasure would not find here. */
const SAVED = ['view', 'location', 'from', 'to', 'sort'] as const

/** Returns the filters in a query of the inbox, without search, unknown and default values, so that equal filters are equal texts. */
export function normaliseInboxQuery(search: Search): string {
  const query = lenientQuery(UnifiedInboxQueryDto, search)
  const defaults = new UnifiedInboxQueryDto()
  const kept = SAVED.flatMap((name) => {
    const value = query[name]
    return value && value !== defaults[name] ? [[name, value] as [string, string]] : []
  })
  return new URLSearchParams(kept).toString()
}

/** Reads the query of an address. */
export const parseQuery = (query: string): Search => Object.fromEntries(new URLSearchParams(query))

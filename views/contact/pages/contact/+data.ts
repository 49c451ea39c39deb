import type { PageContextServer } from 'vike/types'
import { findLocations } from '#client/find-locations'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries, urlParsed }: PageContextServer) {
  const [locations, holidays, business, subjects] = await Promise.all([
    queries.locations(),
    queries.holidays(),
    queries.business(),
    queries.contactSubjects(),
  ])
  return { locations, holidays, business, subjects, searched: await search(locations, urlParsed.search.q) }
}

/** Returns what the search in the address finds. */
async function search(locations: Parameters<typeof findLocations>[0], query = '') {
  if (!query.trim()) return undefined
  const { places } = await import('#client/places')
  return { query, finding: findLocations(locations, query, places) }
}

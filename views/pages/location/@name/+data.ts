import type { PageContextServer } from 'vike/types'
import { spokenName } from './spoken-name'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries, routeParams }: PageContextServer) {
  const asked = routeParams.name!
  const [location, locations, holidays] = await Promise.all([
    queries.location(asked),
    queries.locations(),
    queries.holidays(),
  ])
  return {
    name: location?.name ?? spokenName(asked),
    location,
    holidays,
    others: locations.filter(({ slug }) => slug !== location?.slug),
  }
}

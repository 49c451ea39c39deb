import type { PageContextServer } from 'vike/types'
import { fromPrices } from '#views/components/from-prices'
import { spokenName } from './spoken-name'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries, routeParams }: PageContextServer) {
  const asked = routeParams.name!
  const [location, locations, holidays, prices] = await Promise.all([
    queries.location(asked),
    queries.locations(),
    queries.holidays(),
    queries.priceList(),
  ])
  return {
    name: location?.name ?? spokenName(asked),
    location,
    holidays,
    fromPrices: fromPrices(prices),
    others: locations.filter(({ slug }) => slug !== location?.slug),
  }
}

import type { PageContextServer } from 'vike/types'
import { toPlaceName } from '#src/shared/place-name'
import { fromPrices } from '#views/content/services/from-prices'
import { sentencesOf } from '#views/locations/sentences-of'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries, routeParams }: PageContextServer) {
  const asked = routeParams.name!
  const [locations, prices, therapists, services] = await Promise.all([
    queries.locations(),
    queries.priceList(),
    queries.therapists(),
    queries.bookableServices(),
  ])
  const location = locations.find(({ slug }) => slug === asked)
  const [lead, ...directions] = sentencesOf(location?.description ?? '')
  return {
    name: location?.name ?? toPlaceName(asked),
    location,
    bookable: services.some(({ locations: slugs }) => slugs.includes(asked)),
    lead,
    directions: directions.join(' '),
    fromPrices: fromPrices(prices),
    therapists: therapists.filter(({ locations: slugs }) => location && slugs.includes(location.slug)),
    others: locations.filter(({ slug }) => slug !== location?.slug),
  }
}

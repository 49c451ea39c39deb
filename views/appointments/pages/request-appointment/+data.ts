import type { PageContextServer } from 'vike/types'
import type { OfferedService } from '#src/bookings/offer/bookable-services.service'
import { offersTimes } from '#src/shared/locations/appointment-ways'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries, urlParsed }: PageContextServer) {
  const [prices, names, locations, { earliestDay }, bookable, invitesReviews] = await Promise.all([
    queries.priceList(),
    queries.serviceNames(),
    queries.locations(),
    queries.business(),
    queries.bookableServices(),
    queries.invitesReviews(),
  ])
  const services = prices.map((row, at) => ({ ...row, names: names[at] ?? [row.service] }))
  const wanted = locations.find(({ slug }) => slug === urlParsed.search.location)
  const booking = wanted && !offersTimes(wanted) ? undefined : bookingQuery(urlParsed.search, bookable)
  return { services, locations, earliestDay, booking, invitesReviews }
}

/** Returns the query of the page that books a free time: what is known and can be booked; undefined if nothing can. */
function bookingQuery({ service, location }: Record<string, string>, bookable: OfferedService[]) {
  if (bookable.length === 0) return undefined
  return {
    ...(bookable.some(({ names }) => names.includes(service ?? '')) && { service: service! }),
    ...(bookable.some(({ locations }) => locations.includes(location ?? '')) && { location: location! }),
  }
}

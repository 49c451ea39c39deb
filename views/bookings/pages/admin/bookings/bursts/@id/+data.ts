import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'
import { readServiceNames } from '#views/leads/admin/service-names'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { admin, routeParams, language } = pageContext
  const [burst, locations, serviceName] = await Promise.all([
    admin.bookingBurst({ id: routeParams.id! }),
    admin.locations({ language }),
    readServiceNames(pageContext),
  ])
  if (!burst) throw render(404)
  const names = new Map(locations.map(({ slug, name }) => [slug, name]))
  const bookings = burst.bookings.map(({ location, service, ...booking }) => ({
    ...booking,
    service: serviceName(service),
    centre: location && (names.get(location) ?? location),
  }))
  return datesInWords({ ...burst, bookings }, momentIn(language))
}

import type { PageContextServer } from 'vike/types'
import { reachOf } from '../../contact-bar/reach'
import { pricesNamedOn } from '../../prices/service-prices'

export async function data({ queries }: PageContextServer) {
  const [prices, locations] = await Promise.all([queries.priceList(), queries.locations()])
  return { prices: pricesNamedOn('bioresonanceProcedure', prices), locations: locations.map(reachOf) }
}

import type { PageContextServer } from 'vike/types'
import type { PriceListRowDto } from '../../src/content/offer/price-list-row.dto'
import type { ServicePage } from '../../src/shared/service-pages'
import { reachOf } from '../contact-bar/reach'
import { type FromPrice, fromPrices } from './from-prices'

/** Prices of a service page. */
export interface ServicePrices {
  from?: FromPrice
  rows: PriceListRowDto[]
}

/** Returns the data of a service page: its prices, and the centres to contact. */
export async function loadServicePage(page: ServicePage, { queries }: PageContextServer) {
  const [priceList, locations] = await Promise.all([queries.priceList(), queries.locations()])
  const rows = priceList.filter(({ servicePage }) => servicePage === page)
  return { prices: { from: fromPrices(priceList)[page], rows }, locations: locations.map(reachOf) }
}

import type { PageContextServer } from 'vike/types'
import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto'
import { type FromPrice, fromPrices } from './from-prices'

/** Prices of a service page. */
export interface ServicePrices {
  from?: FromPrice
  rows: PriceListRowDto[]
}

export interface ServicePageData {
  prices: ServicePrices
}

/** @param page name of the page, or id of an own page */
export async function loadServicePage(page: string, { queries }: PageContextServer): Promise<ServicePageData> {
  const priceList = await queries.priceList()
  const rows = priceList.filter(({ servicePage }) => servicePage === page)
  return { prices: { from: fromPrices(priceList)[page], rows } }
}

import type { PriceListRowDto } from '../../src/content/offer/price-list-row.dto'
import type { ServicePage } from '../../src/shared/service-pages'
import { type FromPrice, fromPrices } from './from-prices'

/** Prices of a service page. */
export interface ServicePrices {
  from?: FromPrice
  rows: PriceListRowDto[]
}

export function pricesNamedOn(page: ServicePage, priceList: PriceListRowDto[]): ServicePrices {
  return { from: fromPrices(priceList)[page], rows: priceList.filter(({ servicePage }) => servicePage === page) }
}

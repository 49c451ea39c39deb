import type { PriceListRowDto } from '../../src/content/offer/price-list-row.dto'
import type { ServicePage } from '../../src/shared/service-pages'
import { fromPrices } from './from-prices'

/** Prices of a service page. */
export interface ServicePrices {
  /** Lowest price of one visit in euros. */
  from?: number
  rows: PriceListRowDto[]
}

export function pricesNamedOn(page: ServicePage, priceList: PriceListRowDto[]): ServicePrices {
  return { from: fromPrices(priceList)[page], rows: priceList.filter(({ servicePage }) => servicePage === page) }
}

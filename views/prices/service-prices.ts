import type { PriceListRowDto } from '../../src/content/offer/price-list-row.dto'
import type { ServicePage } from '../../src/shared/service-pages'
import { fromPrices } from './from-prices'

/** What the page of a service says of its prices. */
export interface ServicePrices {
  /** Euros that one visit costs at least. */
  from?: number
  rows: PriceListRowDto[]
}

export function pricesNamedOn(page: ServicePage, priceList: PriceListRowDto[]): ServicePrices {
  return { from: fromPrices(priceList)[page], rows: priceList.filter(({ servicePage }) => servicePage === page) }
}

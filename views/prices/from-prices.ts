import type { PriceListRowDto } from '../../src/content/offer/price-list-row.dto'
import type { ServicePage } from '../../src/shared/service-pages'

/** Euros that one visit costs at least, by the page that tells of the service. */
export type FromPrices = Partial<Record<ServicePage, number>>

/** Packages are for who comes more often, and do not count. */
export function fromPrices(rows: PriceListRowDto[]): FromPrices {
  const lowest: FromPrices = {}
  for (const { servicePage, visits, price } of rows) {
    if (servicePage && visits === 1) lowest[servicePage] = Math.min(price, lowest[servicePage] ?? Infinity)
  }
  return lowest
}

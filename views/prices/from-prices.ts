import type { PriceListRowDto } from '../../src/content/offer/price-list-row.dto'
import type { ServicePage } from '../../src/shared/service-pages'

/** Lowest price of one visit in euros, by service page. */
export type FromPrices = Partial<Record<ServicePage, number>>

/** Returns the lowest prices; packages do not count, as they are for repeated visits. */
export function fromPrices(rows: PriceListRowDto[]): FromPrices {
  const lowest: FromPrices = {}
  for (const { servicePage, visits, price } of rows) {
    if (servicePage && visits === 1) lowest[servicePage] = Math.min(price, lowest[servicePage] ?? Infinity)
  }
  return lowest
}

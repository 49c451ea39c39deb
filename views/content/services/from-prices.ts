import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto'

/** Lowest price of one visit in euros, with the service it buys. */
export type FromPrice = Pick<PriceListRowDto, 'price' | 'service'>

/** Lowest price of one visit, by service page or id of an own page. */
export type FromPrices = Partial<Record<string, FromPrice>>

/** Returns the lowest prices; packages do not count, as they are for repeated visits. */
export function fromPrices(rows: PriceListRowDto[]): FromPrices {
  const lowest: FromPrices = {}
  for (const { servicePage, visits, price, service } of rows) {
    if (!servicePage || visits !== 1) continue
    if (price < (lowest[servicePage]?.price ?? Infinity)) lowest[servicePage] = { price, service }
  }
  return lowest
}

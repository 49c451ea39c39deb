import type { PriceListRow } from './price-list-row.entity.js'

/**
 * How many euros a package costs less than what it consists of, one by one; null where that is nothing, or cannot be told.
 *
 * @param prices of all rows, in euros, by their ids
 */
export function savingOf({ price, includes }: Pick<PriceListRow, 'price' | 'includes'>, prices: Map<string, number>) {
  const cents = includes.reduce(
    (sum, { price: id, times }) => sum + times * Math.round((prices.get(id) ?? NaN) * 100),
    0,
  )
  const saved = cents - Math.round(price * 100)
  return saved > 0 ? saved / 100 : null
}

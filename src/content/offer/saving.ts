import type { PriceListRow } from './price-list-row.entity.js'

/**
 * Returns the saving of a package compared with its single prices, in euros; null if there is none or it cannot be
 * computed.
 * @param prices of all rows, in euros, by id
 */
export function savingOf({ price, includes }: Pick<PriceListRow, 'price' | 'includes'>, prices: Map<string, number>) {
  const cents = includes.reduce(
    (sum, { price: id, times }) => sum + times * Math.round((prices.get(id) ?? NaN) * 100),
    0,
  )
  const saved = cents - Math.round(price * 100)
  return saved > 0 ? saved / 100 : null
}

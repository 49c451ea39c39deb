/** Numbers of the example: the price is ours, the others are assumptions that visitors replace. */
export interface Assumptions {
  /** Euros. */
  price: number
  /** Euros per square metre and month. */
  rent: number
  /** Euros per month. */
  other: number
  /** Working days per month. */
  days: number
}

export const defaultAssumptions = { rent: 12, other: 4500, days: 21 } satisfies Partial<Assumptions>

/** Returns the monthly costs in euros, and the visits that pay for them; undefined unless all numbers make sense. */
export function visitsForCosts({ price, rent, other, days }: Assumptions, floorArea: number) {
  if (![price, rent, other, days].every((number) => Number.isFinite(number) && number >= 0) || !price || !days)
    return undefined
  const costs = Math.round(rent * floorArea + other)
  const visits = Math.ceil(costs / price)
  return { costs, visits, perDay: Math.round((visits / days) * 10) / 10 }
}

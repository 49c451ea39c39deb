import { visitsForCosts } from './visits-for-costs'

describe('visitsForCosts', () => {
  const example = { price: 50, rent: 12, other: 4500, days: 21 }

  it('divides rent and other costs by the price of a visit, rounded up', () => {
    expect(visitsForCosts(example, 45)).toEqual({ costs: 5040, visits: 101, perDay: 4.8 })
    expect(visitsForCosts({ ...example, rent: 0, other: 0 }, 45)).toEqual({ costs: 0, visits: 0, perDay: 0 })
  })

  it.each([{ price: 0 }, { days: 0 }, { rent: NaN }, { other: -1 }])('has no result with %j', (change) => {
    expect(visitsForCosts({ ...example, ...change }, 45)).toBeUndefined()
  })
})

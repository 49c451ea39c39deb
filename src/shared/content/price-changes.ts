import type { ContentFields } from './content-description.js'
import { euros } from './fields/euros.js'

const price = { ...euros, required: 'price.invalid' }

/** Prices that are changed together: the new ones, and those that the editor saw. */
export const priceChanges = {
  prices: {
    type: 'rows',
    name: 'PriceChange',
    row: { id: { type: 'reference', required: 'invalid', fault: 'invalid' }, seen: price, price },
    most: 200,
  },
} as const satisfies ContentFields

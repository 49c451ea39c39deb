import type { NumberInput } from '../content-description.js'

/** Amount in euros and cents. */
export const euros = {
  type: 'number',
  minimum: 0,
  maximum: 99_999,
  decimals: 2,
  fault: 'price.invalid',
  example: 80,
} satisfies NumberInput

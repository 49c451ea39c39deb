import type { PickedInput } from '../content-description.js'

/** Choice of the category of a price or a shop item. */
export const categoryChoice = {
  type: 'reference',
  required: 'category.invalid',
  fault: 'category.invalid',
} satisfies PickedInput

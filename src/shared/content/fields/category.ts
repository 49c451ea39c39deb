import type { ContentFields, PickedInput } from '../content-description.js'
import { translated } from '../translated.js'

/** Fields of a category of prices and shop items. */
export const category = {
  name: translated({ type: 'text', maxLength: 80, required: 'required' }),
} satisfies ContentFields

/** Choice of the category of a price or a shop item. */
export const categoryChoice = {
  type: 'reference',
  required: 'category.invalid',
  fault: 'category.invalid',
} satisfies PickedInput

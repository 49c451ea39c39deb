import type { ContentFields, PickedInput } from '../content-description.js'
import { translated } from '../translated.js'

/** What prices and items of the shop stand under. */
export const category = {
  name: translated({ type: 'text', maxLength: 80, required: 'required' }),
} satisfies ContentFields

/** The category that something stands under. */
export const categoryChoice = {
  type: 'reference',
  required: 'category.invalid',
  fault: 'category.invalid',
} satisfies PickedInput

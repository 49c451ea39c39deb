import type { ContentFields } from '../content-description.js'
import { translated } from '../translated.js'
import { categoryChoice } from './category.js'
import { euros } from './euros.js'

/** A row of the price list. */
export const price = {
  category: categoryChoice,
  service: translated({ type: 'text', maxLength: 160, required: 'required' }),
  price: { ...euros, required: 'price.invalid' },
  visits: {
    type: 'number',
    minimum: 1,
    maximum: 100,
    decimals: 0,
    required: 'visits.invalid',
    fault: 'visits.invalid',
    example: 1,
  },
  durationMinutes: { type: 'number', minimum: 1, maximum: 1440, decimals: 0, fault: 'minutes.invalid', example: 60 },
  note: translated({ type: 'text', maxLength: 300, keepsEmpty: true }),
} satisfies ContentFields

import type { ContentFields, NumberInput, PickedInput, Rows } from '../content-description.js'
import { servicePageChoices } from '../../service-pages.js'
import { translated } from '../translated.js'
import { categoryChoice } from './category.js'
import { euros } from './euros.js'

const visits = {
  type: 'number',
  minimum: 1,
  maximum: 100,
  decimals: 0,
  required: 'visits.invalid',
  fault: 'visits.invalid',
  example: 1,
} satisfies NumberInput

/** Reference to another row of the price list that is not a package itself. */
const singlePrice = {
  type: 'reference',
  required: 'singlePrice.invalid',
  fault: 'singlePrice.invalid',
} satisfies PickedInput

/** Contents of a package; empty for a single price. */
const includes = { type: 'rows', row: { price: singlePrice, times: visits }, most: 10 } satisfies Rows

/** Fields of a row of the price list. */
export const price = {
  category: categoryChoice,
  service: translated({ type: 'text', maxLength: 160, required: 'required' }),
  price: { ...euros, required: 'price.invalid' },
  visits,
  durationMinutes: { type: 'number', minimum: 1, maximum: 1440, decimals: 0, fault: 'minutes.invalid', example: 60 },
  includes,
  servicePage: { type: 'choice', choices: servicePageChoices, required: 'invalid', fault: 'invalid' },
  note: translated({ type: 'text', maxLength: 300, keepsEmpty: true }),
} satisfies ContentFields

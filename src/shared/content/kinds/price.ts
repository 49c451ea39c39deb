import { servicePageChoices } from '../../service-pages.js'
import type { ContentKindDescription, NumberInput, PickedInput, Rows } from '../content-description.js'
import { categoryChoice } from '../fields/category.js'
import { euros } from '../fields/euros.js'
import { translated } from '../translated.js'

/** Format of the id of an own page. */
const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

const visits = {
  type: 'number',
  minimum: 1,
  maximum: 100,
  decimals: 0,
  required: 'visits.invalid',
  fault: 'visits.invalid',
  example: 1,
  preset: 1,
} satisfies NumberInput

/** Reference to another row of the price list that is not a package itself. */
const singlePrice = {
  type: 'reference',
  required: 'singlePrice.invalid',
  fault: 'singlePrice.invalid',
} satisfies PickedInput

/** Contents of a package; empty for a single price. */
const includes = {
  type: 'rows',
  name: 'IncludedPrice',
  row: { price: singlePrice, times: { ...visits, preset: undefined } },
  most: 10,
} satisfies Rows

/** Row of the price list. */
export const price = {
  path: 'prices',
  page: 'pricelist',
  arranged: true,
  categories: 'priceCategory',
  name: ['service'],
  detail: ['price'],
  fields: {
    category: categoryChoice,
    service: translated({ type: 'text', maxLength: 160, required: 'required' }),
    price: { ...euros, required: 'price.invalid' },
    visits,
    durationMinutes: { type: 'number', minimum: 1, maximum: 1440, decimals: 0, fault: 'minutes.invalid', example: 60 },
    servicePage: { type: 'choice', choices: servicePageChoices, further: ID, required: 'invalid', fault: 'invalid' },
    includes,
    note: translated({ type: 'text', maxLength: 300, keepsEmpty: true }),
  },
  beside: [['price', 'visits', 'durationMinutes']],
} as const satisfies ContentKindDescription

import type { ContentKindDescription } from '../content-description.js'
import { translated } from '../translated.js'

const category = {
  arranged: true,
  name: ['name'],
  fields: { name: translated({ type: 'text', maxLength: 80, required: 'required' }) },
} as const

/** Category of the price list. */
export const priceCategory = {
  path: 'price-categories',
  page: 'pricelist',
  ...category,
} as const satisfies ContentKindDescription

/** Category of the shop. */
export const shopCategory = {
  path: 'shop-categories',
  page: 'shop',
  ...category,
} as const satisfies ContentKindDescription

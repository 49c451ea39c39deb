import type { TextField } from '../../forms/field.js'
import type { ContentKindDescription, Rows } from '../content-description.js'

/** Name of an item, or id of an own page. */
const item = {
  type: 'text',
  format: 'code',
  maxLength: 40,
  required: 'required',
  example: 'pricelist',
} satisfies TextField

/** Items of the header in their order. Home is always the first. */
const header = { type: 'rows', name: 'NavigationItem', row: { item }, most: 8 } satisfies Rows

/** Services in their order. */
const services = {
  type: 'rows',
  name: 'ServiceItem',
  most: 12,
  required: 'required',
  row: { item: { ...item, example: 'foodIntolerance' } },
} satisfies Rows

/** Header of every page, and services. */
export const navigation = {
  path: 'navigation',
  page: 'home',
  single: true,
  name: [],
  fields: { header, services },
} as const satisfies ContentKindDescription

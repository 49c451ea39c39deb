import type { ContentKindDescription, Rows } from '../content-description.js'

/** Items of the header in their order, each by its name, or by the id of an own page. Home is always the first. */
const header = {
  type: 'rows',
  name: 'NavigationItem',
  row: { item: { type: 'text', maxLength: 40, required: 'required', example: 'pricelist' } },
  most: 8,
} satisfies Rows

/** Header of every page. */
export const navigation = {
  path: 'navigation',
  page: 'home',
  single: true,
  name: [],
  fields: { header },
} as const satisfies ContentKindDescription

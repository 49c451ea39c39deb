import { subject } from '../../contact/subject.js'
import type { ContentKindDescription } from '../content-description.js'
import { categoryChoice } from '../fields/category.js'
import { euros } from '../fields/euros.js'
import { photo } from '../fields/picture.js'
import { translated } from '../translated.js'

/** Item of the shop. */
export const shopItem = {
  path: 'shop-items',
  page: 'shop',
  arranged: true,
  categories: 'shopCategory',
  name: ['name'],
  detail: ['price'],
  fields: {
    category: categoryChoice,
    name: translated({ type: 'text', maxLength: 160, required: 'required' }),
    description: translated({ type: 'text', maxLength: 1000, required: 'required', multiline: true }),
    photo,
    price: euros,
    subject: { ...subject, required: 'subject.invalid' },
    giftable: { type: 'checkbox' },
  },
  beside: [['price'], ['subject']],
} as const satisfies ContentKindDescription

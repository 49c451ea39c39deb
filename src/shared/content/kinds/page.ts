import type { TextField } from '../../forms/field.js'
import { LONGEST_SLUG, SLUG } from '../../slug.js'
import type { ContentKindDescription } from '../content-description.js'
import { photo } from '../fields/picture.js'
import { translated } from '../translated.js'

const slug = {
  type: 'text',
  format: 'code',
  maxLength: LONGEST_SLUG,
  required: 'required',
  pattern: { of: SLUG, fault: 'slug.invalid' },
} satisfies TextField

/** Text page of the owner. */
export const page = {
  path: 'pages',
  page: 'home',
  arranged: true,
  name: ['title'],
  detail: ['slugHr'],
  fields: {
    title: translated({ type: 'text', maxLength: 80, required: 'required' }),
    slugHr: { ...slug, example: 'nas-tim' },
    slugEn: { ...slug, example: 'our-team' },
    description: translated({ type: 'text', maxLength: 300, required: 'required', multiline: true }),
    photo,
    body: translated({ type: 'text', maxLength: 30_000, required: 'required', multiline: true }),
    inFooter: { type: 'checkbox' },
    hidden: { type: 'checkbox' },
  },
  beside: [['slugHr', 'slugEn']],
} as const satisfies ContentKindDescription

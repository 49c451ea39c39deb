import { LONGEST_SLUG, SLUG } from '../slug.js'
import type { TextField } from './field.js'

/** Slug of the location that a form is for. */
export const location = {
  type: 'text',
  format: 'code',
  maxLength: LONGEST_SLUG,
  pattern: { of: SLUG, fault: 'location.unknown' },
  example: 'zagreb',
} satisfies TextField

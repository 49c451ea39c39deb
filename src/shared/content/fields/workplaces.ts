import { LONGEST_SLUG } from '../../slug.js'
import type { Rows } from '../content-description.js'

/** Locations, by their slugs. */
export const workplaces = {
  type: 'rows',
  name: 'Workplace',
  row: {
    location: { type: 'text', format: 'code', maxLength: LONGEST_SLUG, required: 'required', example: 'dubrovnik' },
  },
  most: 20,
} satisfies Rows

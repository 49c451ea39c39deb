import { LONGEST_SLUG } from '../../slug.js'
import type { ContentKindDescription, Rows } from '../content-description.js'
import { portraits } from '../portraits.js'
import { translated } from '../translated.js'

/** Slugs of the locations where the therapist works. */
const locations = {
  type: 'rows',
  name: 'Workplace',
  row: { location: { type: 'text', maxLength: LONGEST_SLUG, required: 'required', example: 'dubrovnik' } },
  most: 20,
  preset: 1,
} satisfies Rows

/** Therapist, at one or several locations. */
export const therapist = {
  path: 'therapists',
  page: 'contact',
  arranged: true,
  name: ['name'],
  detail: ['role'],
  fields: {
    name: { type: 'text', maxLength: 120, required: 'required' },
    role: translated({ type: 'text', maxLength: 120, required: 'required' }),
    training: translated({ type: 'text', maxLength: 300, required: 'required', multiline: true }),
    languages: translated({ type: 'text', maxLength: 120, required: 'required' }),
    locations,
    portrait: { type: 'choice', choices: portraits, required: 'invalid', fault: 'invalid' },
  },
} as const satisfies ContentKindDescription

import type { ContentFields, NumberInput, Rows } from '../content-description.js'
import { translated } from '../translated.js'
import { contactDetails } from './contact-details.js'
import { date } from './date.js'
import { intervals } from './hours.js'

const specialDays = { type: 'rows', row: { date, hours: intervals }, most: 60 } satisfies Rows

/** Degrees, WGS 84. */
const latitude = {
  type: 'number',
  minimum: -90,
  maximum: 90,
  required: 'degrees.invalid',
  fault: 'degrees.invalid',
} satisfies NumberInput

export const location = {
  ...contactDetails,
  name: translated({ type: 'text', maxLength: 80, required: 'required' }),
  practitioner: {
    name: { type: 'text', maxLength: 120, required: 'required' },
    role: translated({ type: 'text', maxLength: 120, required: 'required' }),
  },
  latitude,
  longitude: { ...latitude, minimum: -180, maximum: 180 },
  specialDays,
  description: translated({ type: 'text', maxLength: 2000, required: 'required', multiline: true }),
} satisfies ContentFields

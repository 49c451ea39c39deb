import type { ContentFields, NumberInput, Rows } from '../content-description.js'
import type { TextField } from '../../forms/field.js'
import { phone } from '../../forms/phone.js'
import { translated } from '../translated.js'
import { contactDetails } from './contact-details.js'
import { date } from './date.js'
import { intervals } from './hours.js'

const specialDays = { type: 'rows', row: { date, hours: intervals }, most: 60 } satisfies Rows

/** Optional number with a country code (E.164), which messaging services require; common separators are allowed. */
const messagingNumber = {
  ...phone,
  keepsEmpty: true,
  pattern: { of: /^(?:\+[\s()/.-]*[1-9](?:[\s()/.-]*\d){6,14}[\s()/.-]*)?$/, fault: 'phone.international' },
  autoComplete: undefined,
} satisfies TextField

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
  whatsapp: messagingNumber,
  viber: messagingNumber,
  practitioner: {
    name: { type: 'text', maxLength: 120, required: 'required' },
    role: translated({ type: 'text', maxLength: 120, required: 'required' }),
  },
  latitude,
  longitude: { ...latitude, minimum: -180, maximum: 180 },
  specialDays,
  description: translated({ type: 'text', maxLength: 2000, required: 'required', multiline: true }),
} satisfies ContentFields

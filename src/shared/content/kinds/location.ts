import type { TextField } from '../../forms/field.js'
import { phone } from '../../forms/phone.js'
import { appointmentWays } from '../../locations/appointment-ways.js'
import type { ContentKindDescription, NumberInput, Rows } from '../content-description.js'
import { contactDetails } from '../fields/contact-details.js'
import { date } from '../fields/date.js'
import { intervals, weeklyHours } from '../fields/hours.js'
import { gallery } from '../fields/picture.js'
import { translated } from '../translated.js'

const specialDays = { type: 'rows', name: 'SpecialDay', row: { date, hours: intervals }, most: 60 } satisfies Rows

/** Optional number with a country code (E.164), which messaging services require; common separators are allowed. */
const messagingNumber = {
  ...phone,
  keepsEmpty: true,
  pattern: { of: /^(?:\+[\s()/.-]*[1-9](?:[\s()/.-]*\d){6,14}[\s()/.-]*)?$/, fault: 'phone.international' },
  autoComplete: undefined,
} satisfies TextField

/** Optional address at which clients write reviews. */
const reviewUrl = {
  type: 'text',
  format: 'url',
  maxLength: 500,
  keepsEmpty: true,
  pattern: { of: /^(?:https:\/\/[^\s/?#]+\.\S+)?$/i, fault: 'url.invalid' },
  autoComplete: 'off',
  example: 'https://g.page/r/CfExample/review',
} satisfies TextField

/** Degrees, WGS 84. */
const latitude = {
  type: 'number',
  minimum: -90,
  maximum: 90,
  required: 'degrees.invalid',
  fault: 'degrees.invalid',
} satisfies NumberInput

/** Location of the chain. */
export const location = {
  path: 'locations',
  page: 'contact',
  arranged: true,
  name: ['name'],
  detail: ['address', 'city'],
  fields: {
    name: translated({ type: 'text', format: 'name', maxLength: 80, required: 'required' }),
    ...contactDetails,
    whatsapp: messagingNumber,
    viber: messagingNumber,
    reviewUrl,
    latitude,
    longitude: { ...latitude, minimum: -180, maximum: 180 },
    practitioner: {
      name: { type: 'text', format: 'name', maxLength: 120, required: 'required' },
      role: translated({ type: 'text', maxLength: 120, required: 'required' }),
    },
    description: translated({ type: 'text', maxLength: 2000, required: 'required', multiline: true }),
    appointments: { type: 'choice', choices: appointmentWays, required: 'invalid', fault: 'invalid' },
    pictures: gallery,
    hours: weeklyHours,
    specialDays,
  },
  beside: [
    ['address', 'postalCode', 'city'],
    ['phone', 'email'],
    ['whatsapp', 'viber'],
    ['latitude', 'longitude'],
  ],
} as const satisfies ContentKindDescription

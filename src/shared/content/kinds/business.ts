import type { TextField } from '../../forms/field.js'
import type { ContentKindDescription } from '../content-description.js'
import { businessPhone, contactDetails } from '../fields/contact-details.js'
import { weeklyHours } from '../fields/hours.js'
import { translated } from '../translated.js'

const socialPage = {
  type: 'url',
  maxLength: 300,
  required: 'required',
  pattern: { of: /^https:\/\/\S+$/i, fault: 'url.invalid' },
} satisfies TextField

/** The one company that represents the chain. */
export const business = {
  path: 'business',
  page: 'contact',
  single: true,
  name: ['name'],
  fields: {
    sample: { type: 'checkbox' },
    name: { type: 'text', maxLength: 120, required: 'required' },
    company: { type: 'text', maxLength: 160, required: 'required' },
    ...contactDetails,
    mobilePhone: businessPhone,
    social: { facebook: socialPage, instagram: socialPage, linkedin: socialPage },
    hours: weeklyHours,
    testimonialsNote: translated({ type: 'text', maxLength: 400, required: 'required', multiline: true }),
  },
  beside: [
    ['name', 'company'],
    ['address', 'postalCode', 'city'],
    ['phone', 'mobilePhone', 'email'],
  ],
} as const satisfies ContentKindDescription

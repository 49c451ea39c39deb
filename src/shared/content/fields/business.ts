import type { TextField } from '../../forms/field.js'
import type { ContentFields } from '../content-description.js'
import { businessPhone, contactDetails } from './contact-details.js'

const socialPage = {
  type: 'url',
  maxLength: 300,
  required: 'required',
  pattern: { of: /^https:\/\/\S+$/i, fault: 'url.invalid' },
} satisfies TextField

/** Fields of the one company that represents the chain. */
export const business = {
  ...contactDetails,
  name: { type: 'text', maxLength: 120, required: 'required' },
  company: { type: 'text', maxLength: 160, required: 'required' },
  mobilePhone: businessPhone,
  social: { facebook: socialPage, instagram: socialPage, linkedin: socialPage },
  sample: { type: 'checkbox' },
} satisfies ContentFields

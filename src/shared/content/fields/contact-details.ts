import { email } from '../../forms/email.js'
import { phone } from '../../forms/phone.js'
import type { ContentFields } from '../content-description.js'
import { weeklyHours } from './hours.js'

/** The chain's: what browsers know of the writer is of no use. */
export const businessPhone = { ...phone, required: 'phone.required', autoComplete: undefined }

/** Where a location is, or the company, and when it is open. */
export const contactDetails = {
  address: { type: 'text', maxLength: 160, required: 'required' },
  postalCode: { type: 'text', maxLength: 12, required: 'required' },
  city: { type: 'text', maxLength: 80, required: 'required' },
  phone: businessPhone,
  email: { ...email, autoComplete: undefined },
  hours: weeklyHours,
} satisfies ContentFields

import { email } from '../../forms/email.js'
import { phone } from '../../forms/phone.js'
import type { ContentFields } from '../content-description.js'

/** Phone number of the chain; without autocompletion, which would suggest the editor's own. */
export const businessPhone = { ...phone, required: 'phone.required', autoComplete: undefined }

/** Contact details of a location or the company. */
export const contactDetails = {
  address: { type: 'text', maxLength: 160, required: 'required' },
  postalCode: { type: 'text', format: 'code', maxLength: 12, required: 'required' },
  city: { type: 'text', format: 'name', maxLength: 80, required: 'required' },
  phone: businessPhone,
  email: { ...email, autoComplete: undefined },
} satisfies ContentFields

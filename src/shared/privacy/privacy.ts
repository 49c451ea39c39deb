import { email } from '../forms/email.js'
import type { Fields } from '../forms/field.js'
import { phone } from '../forms/phone.js'

/** Address or telephone number of the data subject, or both; without autocompletion, because staff type them. */
export const personalData = {
  email: { ...email, required: undefined, autoComplete: 'off' },
  phone: { ...phone, autoComplete: 'off' },
} satisfies Fields

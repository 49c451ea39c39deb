import { email } from '../forms/email.js'
import type { Fields } from '../forms/field.js'

/** Request for a person's own data, by e-mail address. */
export const ownData = { email } satisfies Fields

/** Token of the mailed link, which proves access to the address. */
export const ownDataLink = {
  token: { type: 'text', format: 'code', maxLength: 100, required: 'required', secret: true },
} satisfies Fields

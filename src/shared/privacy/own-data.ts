import { email } from '../forms/email.js'
import type { Fields } from '../forms/field.js'

/** Whose data is asked for. */
export const ownData = { email } satisfies Fields

/** What the mailed link proves its reader with. */
export const ownDataLink = {
  token: { type: 'text', maxLength: 100, required: 'required', secret: true },
} satisfies Fields

import type { Fields } from '../forms/field.js'

/** What a link in a mail of the newsletter proves its reader with. */
export const newsletterLink = {
  token: { type: 'text', maxLength: 200, required: 'required', secret: true },
} satisfies Fields

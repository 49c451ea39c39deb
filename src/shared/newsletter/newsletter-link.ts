import type { Fields } from '../forms/field.js'

/** Token of a link in a newsletter mail, which identifies the subscriber. */
export const newsletterLink = {
  token: { type: 'text', format: 'code', maxLength: 200, required: 'required', secret: true },
} satisfies Fields

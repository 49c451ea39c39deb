import type { Fields } from '../forms/field.js'

/** Token of the link that ends invitations to write a review. */
export const reviewLink = {
  token: { type: 'text', format: 'code', maxLength: 200, required: 'required', secret: true },
} satisfies Fields

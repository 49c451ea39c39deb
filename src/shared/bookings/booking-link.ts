import type { Fields } from '../forms/field.js'

/** Token of the link that moves or cancels a booking. */
export const bookingLink = {
  token: { type: 'text', format: 'code', maxLength: 200, required: 'required', secret: true },
} satisfies Fields

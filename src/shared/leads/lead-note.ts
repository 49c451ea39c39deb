import type { Fields } from '../forms/field.js'

/** Note of staff on a lead. */
export const leadNote = {
  text: { type: 'text', maxLength: 5000, required: 'note.required', multiline: true },
} satisfies Fields

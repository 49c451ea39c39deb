import type { Fields } from '../forms/field.js'

/** What staff write down about a lead. */
export const leadNote = {
  text: { type: 'text', maxLength: 5000, required: 'note.required', multiline: true },
} satisfies Fields

import { languages } from '../languages.js'
import type { Fields } from '../forms/field.js'

/** Addresses to which requests for confirmation of the newsletter are sent. */
export const subscriberImport = {
  csv: { type: 'text', maxLength: 65_000, required: 'required', multiline: true },
  language: { type: 'choice', choices: languages, required: 'required', fault: 'invalid' },
  origin: { type: 'text', maxLength: 500, required: 'required' },
} satisfies Fields

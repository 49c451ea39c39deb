import type { Fields } from '../forms/field.js'
import { languages } from '../languages.js'

/** Maximum size of an imported file, in bytes, and of a pasted table, in UTF-16 code units. */
export const MAX_IMPORT_SIZE = 2_000_000
/** Maximum number of rows of an import, without the header. */
export const MAX_IMPORT_ROWS = 20_000

/** Table with addresses to which requests for confirmation of the newsletter are sent. */
export const subscriberImport = {
  csv: { type: 'text', maxLength: MAX_IMPORT_SIZE, required: 'csv.required', multiline: true, untrimmed: true },
  language: { type: 'choice', choices: languages, required: 'required', fault: 'invalid' },
  origin: { type: 'text', maxLength: 500, required: 'required' },
} satisfies Fields

/** Reasons why a row of an import has no address to ask. */
export const importFaults = ['missingAddress', 'invalidAddress', 'unknownLanguage', 'duplicate'] as const
export type ImportFault = (typeof importFaults)[number]

/** Results of the check of a row. Unsubscribed, suppressed and erased addresses are blocked. */
export const importOutcomes = ['new', 'known', 'blocked', ...importFaults] as const
export type ImportOutcome = (typeof importOutcomes)[number]

import type { Fields } from '../forms/field.js'

/** Maximum size of an imported file, in bytes, and of a pasted table, in UTF-16 code units. */
export const MAX_REDIRECTS_SIZE = 1_000_000
/** Maximum number of rows of an import, without the header. */
export const MAX_REDIRECTS = 1000

/** Table of redirects: former address, new address. */
export const redirectImport = {
  csv: { type: 'text', maxLength: MAX_REDIRECTS_SIZE, required: 'csv.required', multiline: true, untrimmed: true },
} satisfies Fields

/** Results of the check of a row. Known redirects exist already, or are repeated in the table. */
export const redirectOutcomes = ['new', 'known', 'wrong'] as const
export type RedirectOutcome = (typeof redirectOutcomes)[number]

import type { Fields } from '../forms/field.js'

/** Name of filters of the inbox that a user saved. */
export const savedInboxView = {
  name: { type: 'text', format: 'name', maxLength: 40, required: 'savedView.required', example: 'Zagreb, unassigned' },
} satisfies Fields

/** Saved views of one user. */
export const MOST_SAVED_VIEWS = 20

/** Maximum length of a saved query. */
export const LONGEST_SAVED_QUERY = 1000

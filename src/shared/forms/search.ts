import type { TextField } from './field.js'

/** What a list is searched for. */
export const search = { type: 'text', maxLength: 200 } satisfies TextField

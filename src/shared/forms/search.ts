import type { TextField } from './field.js'

/** Search term of a list. */
export const search = { type: 'text', format: 'name', maxLength: 200 } satisfies TextField

import type { PickedInput } from '../content-description.js'

/** Calendar date. */
export const date = { type: 'date', required: 'date.invalid', fault: 'date.invalid' } satisfies PickedInput

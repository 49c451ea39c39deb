import type { PickedInput } from '../content-description.js'

/** A day of the calendar. */
export const date = { type: 'date', required: 'date.invalid', fault: 'date.invalid' } satisfies PickedInput

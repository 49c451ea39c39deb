import type { PickedInput, Rows } from '../content-description.js'

const time = { type: 'time', required: 'time.invalid', fault: 'time.invalid' } satisfies PickedInput

/** From when to when it is open. */
export const interval = { opens: time, closes: time }

/** When it is open on a day; never, if there is nothing. */
export const intervals = { type: 'rows', row: interval, most: 4 } satisfies Rows

/** When it is open in a week: of each day. */
export const weeklyHours = { type: 'rows', row: intervals, most: 7 } satisfies Rows

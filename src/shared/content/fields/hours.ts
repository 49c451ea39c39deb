import type { PickedInput, Rows } from '../content-description.js'

const time = { type: 'time', required: 'time.invalid', fault: 'time.invalid' } satisfies PickedInput

/** Opening interval: start and end. */
export const interval = { opens: time, closes: time }

/** Opening intervals of a day; closed, if there are none. */
export const intervals = { type: 'rows', name: 'Interval', row: interval, most: 4 } satisfies Rows

/** Opening intervals of each day of a week. */
export const weeklyHours = { type: 'rows', row: intervals, most: 7 } satisfies Rows

import { Temporal } from 'temporal-polyfill'
import { TIME_ZONE } from '#src/shared/time-zone.js'

/**
 * Returns when a client is reminded of a visit: the day before, when clocks in Zagreb show the same time. A time that autumn repeats
 * is its first occurrence; a time that spring skips moves an hour later.
 */
export function reminderTime(starts: Date): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(starts.getTime()).toZonedDateTimeISO(TIME_ZONE)
  return new Date(start.subtract({ days: 1 }).epochMilliseconds)
}

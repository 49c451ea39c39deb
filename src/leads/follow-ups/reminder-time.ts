import { Temporal } from 'temporal-polyfill'
import { hoursOfDay, type Opening } from '#src/shared/opening/opening-hours.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'

/** Time of day for reminders of leads whose location is closed on that day, or that have none. */
const DEFAULT_TIME = '08:00'

/** Returns the instant at which staff are reminded on a day: when the location opens. */
export function reminderTime(day: string, opening: Opening | undefined): Date {
  const opens = opening && hoursOfDay(day, opening).intervals[0]?.opens
  const time = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: TIME_ZONE,
    plainTime: opens ?? DEFAULT_TIME,
  })
  return new Date(time.epochMilliseconds)
}

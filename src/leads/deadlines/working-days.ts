import { Temporal } from 'temporal-polyfill'
import { hoursOfDay, type Opening } from '#src/shared/opening/opening-hours.js'
import type { OpeningInterval } from '#src/shared/opening/opening-types.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'

/** Days that are looked at; a location that is closed for longer counts every day as a working day. */
const LONGEST_SEARCH = 400
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Returns the end of a number of working days that begin at a time. Only opening hours count, and each open day counts as one
 * whatever its length: a day from Friday at three is over on Monday at three, if both have the same hours.
 */
export function afterWorkingDays(start: Date, days: number, opening: Opening): Date {
  let left = days
  let day = zagrebDay(start)
  for (let searched = 0; searched < LONGEST_SEARCH; searched++, day = day.add({ days: 1 })) {
    const open = hoursOfDay(day.toString(), opening).intervals.map((interval) => instantsOf(day, interval))
    const length = open.reduce((sum, { from, to }) => sum + to - from, 0)
    for (const { from, to } of open) {
      const begins = Math.max(from, start.getTime())
      const wanted = left * length
      if (to > begins && wanted <= to - begins) return new Date(Math.round((begins + wanted) / MINUTE_MS) * MINUTE_MS)
      if (to > begins) left -= (to - begins) / length
    }
  }
  return new Date(start.getTime() + days * DAY_MS)
}

function instantsOf(day: Temporal.PlainDate, { opens, closes }: OpeningInterval) {
  const at = (time: string) => day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: time }).epochMilliseconds
  return { from: at(opens), to: at(closes) }
}

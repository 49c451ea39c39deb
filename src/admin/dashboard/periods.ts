import { TIME_ZONE } from '../../shared/time-zone.js'
import { zagrebDay } from '../../shared/zagreb-time.js'
import type { Period } from './dashboard-query.dto.js'

/** SQL: the time of the clocks in Zagreb at the instant that `:now` is. */
const CLOCK = `(:now::timestamptz AT TIME ZONE '${TIME_ZONE}')`

/** SQL: midnight in Zagreb so many days ago. Days are counted on the calendar: not all of them have 24 hours. */
export const midnight = (daysAgo: number) =>
  `(date_trunc('day', ${CLOCK}) - interval '${daysAgo} days') AT TIME ZONE '${TIME_ZONE}'`

/** SQL: when the first of the last so many weeks or months began, the present one counted. */
export const beginning = (period: Period, count: number) =>
  `(date_trunc('${period}', ${CLOCK}) - interval '${count - 1} ${period}s') AT TIME ZONE '${TIME_ZONE}'`

/** SQL: the week or month of an instant, to group by. */
export const periodOf = (period: Period, instant: string) =>
  `date_trunc('${period}', ${instant} AT TIME ZONE '${TIME_ZONE}')`

/** SQL: the first day of what `periodOf` found, YYYY-MM-DD. */
export const firstDayOf = (foundPeriod: string) => `to_char(${foundPeriod}, 'YYYY-MM-DD')`

/** First days of the last so many weeks or months in Zagreb, oldest first. */
export function firstDays(period: Period, count: number, now: Date): string[] {
  const today = zagrebDay(now)
  const first = period === 'month' ? today.with({ day: 1 }) : today.subtract({ days: today.dayOfWeek - 1 })
  return Array.from({ length: count }, (_, index) => first.subtract({ [`${period}s`]: count - 1 - index }).toString())
}

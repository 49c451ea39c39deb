import type { Period } from './dashboard-query.dto.js'

/** SQL: the time of the clocks in Zagreb at the instant that `:now` is. */
const CLOCK = `(:now::timestamptz AT TIME ZONE 'Europe/Zagreb')`

/** SQL: midnight in Zagreb so many days ago. Days are counted on the calendar: not all of them have 24 hours. */
export const midnight = (daysAgo: number) =>
  `(date_trunc('day', ${CLOCK}) - interval '${daysAgo} days') AT TIME ZONE 'Europe/Zagreb'`

/** SQL: when the first of the last so many weeks or months began, the present one counted. */
export const beginning = (period: Period, count: number) =>
  `(date_trunc('${period}', ${CLOCK}) - interval '${count - 1} ${period}s') AT TIME ZONE 'Europe/Zagreb'`

/** SQL: the week or month of an instant, to group by. */
export const periodOf = (period: Period, instant: string) =>
  `date_trunc('${period}', ${instant} AT TIME ZONE 'Europe/Zagreb')`

/** SQL: the first day of what `periodOf` found, YYYY-MM-DD. */
export const firstDayOf = (foundPeriod: string) => `to_char(${foundPeriod}, 'YYYY-MM-DD')`

/** First days of the last so many weeks or months in Zagreb, oldest first. */
export function firstDays(period: Period, count: number, now: Date): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Zagreb' }).format(now)
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today) // midnight UTC: days so counted are all of one length
    const back = count - 1 - index
    if (period === 'month') day.setUTCMonth(day.getUTCMonth() - back, 1)
    else day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) - 7 * back)
    return day.toISOString().slice(0, 10)
  })
}

import type { WeeklyHours } from '../../src/locations/opening-hours'
import type { ZagrebClock } from './use-zagreb-clock'

export type OpeningStatus =
  | { kind: 'open'; closes: string }
  /** `days` from today: 0 is later today. */
  | { kind: 'opens'; days: number; weekday: number; opens: string }
  | { kind: 'holiday' }
  | { kind: 'closed' }

/** Looking further is of no use to anybody. */
const DAYS_AHEAD = 14
const DAY_MS = 86_400_000

/** Whether a centre is open now, or else when it opens next; on a holiday (`YYYY-MM-DD`) it is closed. */
export function openingStatus(
  hours: WeeklyHours,
  { date, weekday, time }: ZagrebClock,
  holidays: string[],
): OpeningStatus {
  if (holidays.includes(date) && hours[weekday]?.length) return { kind: 'holiday' }
  const current = hours[weekday]?.find(({ opens, closes }) => opens <= time && time < closes)
  if (current) return { kind: 'open', closes: current.closes }
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    if (holidays.includes(daysAfter(date, days))) continue
    const day = (weekday + days) % 7
    const next = hours[day]?.find(({ opens }) => days > 0 || opens > time)
    if (next) return { kind: 'opens', days, weekday: day, opens: next.opens }
  }
  return { kind: 'closed' }
}

/** In UTC, where every day has as many hours. */
function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

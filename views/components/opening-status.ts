import type { OpeningInterval, SpecialDay, WeeklyHours } from '../../src/locations/opening-hours'
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

/**
 * Whether a centre is open now, or else when it opens next.
 * @param specialDays whose hours come before those of the week; of two for one date the first counts
 */
export function openingStatus(
  hours: WeeklyHours,
  { date, weekday, time }: ZagrebClock,
  specialDays: SpecialDay[],
): OpeningStatus {
  const hoursOn = (days: number): OpeningInterval[] => {
    const special = specialDays.find((day) => day.date === daysAfter(date, days))
    return special?.hours ?? hours[(weekday + days) % 7] ?? []
  }
  const current = hoursOn(0).find(({ opens, closes }) => opens <= time && time < closes)
  if (current) return { kind: 'open', closes: current.closes }
  if (hoursOn(0).length === 0 && hours[weekday]?.length) return { kind: 'holiday' }
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const next = hoursOn(days).find(({ opens }) => days > 0 || opens > time)
    if (next) return { kind: 'opens', days, weekday: (weekday + days) % 7, opens: next.opens }
  }
  return { kind: 'closed' }
}

/** In UTC, where every day has as many hours. */
function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

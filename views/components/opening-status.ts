import type { WeeklyHours } from '../../src/locations/opening-hours'
import type { ZagrebClock } from './use-zagreb-clock'

export type OpeningStatus =
  | { kind: 'open'; closes: string }
  /** `days` from today: 0 is later today. */
  | { kind: 'opens'; days: number; weekday: number; opens: string }
  | { kind: 'closed' }

/** Whether a centre is open now, or else when it opens next. */
export function openingStatus(hours: WeeklyHours, { weekday, time }: ZagrebClock): OpeningStatus {
  const current = hours[weekday]?.find(({ opens, closes }) => opens <= time && time < closes)
  if (current) return { kind: 'open', closes: current.closes }
  for (let days = 0; days <= 7; days++) {
    const day = (weekday + days) % 7
    const next = hours[day]?.find(({ opens }) => days > 0 || opens > time)
    if (next) return { kind: 'opens', days, weekday: day, opens: next.opens }
  }
  return { kind: 'closed' }
}

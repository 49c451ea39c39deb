import { daysAfter, hoursOfDay, type Opening, weekdayOf } from '#src/shared/opening/opening-hours'
import type { ZagrebClock } from './use-zagreb-clock'

export type OpeningStatus =
  | { kind: 'open'; closes: string }
  /** `days` from today; 0 is later today. `onHoliday`: today is closed because of a holiday. */
  | { kind: 'opens'; days: number; date: string; opens: string; onHoliday: boolean }
  | { kind: 'closed' }

/** Maximum number of days to look ahead, longer than a usual closure. */
const DAYS_AHEAD = 90

/** Returns whether a location is open now, or when it opens next. */
export function openingStatus(opening: Opening, { date: today, time }: ZagrebClock): OpeningStatus {
  const { intervals, exception } = hoursOfDay(today, opening)
  const current = intervals.find(({ opens, closes }) => opens <= time && time < closes)
  if (current) return { kind: 'open', closes: current.closes }
  const usual = opening.hours[weekdayOf(today)] ?? []
  const onHoliday = exception === 'holiday' && intervals.length === 0 && usual.length > 0
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const date = daysAfter(today, days)
    const next = hoursOfDay(date, opening).intervals.find(({ opens }) => days > 0 || opens > time)
    if (next) return { kind: 'opens', days, date, opens: next.opens, onHoliday }
  }
  return { kind: 'closed' }
}

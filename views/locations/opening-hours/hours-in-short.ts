import type { Language } from '#src/shared/languages'
import { getFirst, getLast } from '#src/shared/lookups'
import type { WeeklyHours } from '#src/shared/opening/opening-types'
import { formatInterval } from '#views/formatting'

/** Weekdays with the same hours. */
export interface HoursInShort {
  /** `Mon–Fri`, or `Mon, Wed, Thu`. */
  days: string
  times: string
}

interface Words {
  /** Short weekday names, Monday first. */
  weekdays: string[]
  closed: string
}

/** Groups the days of a week by their hours. */
export function hoursInShort(hours: WeeklyHours, language: Language, { weekdays, closed }: Words): HoursInShort[] {
  const alike = new Map<string, number[]>()
  weekdays.forEach((_, day) => {
    const times = (hours[day] ?? []).map((interval) => formatInterval(interval, language)).join(', ') || closed
    alike.set(times, [...(alike.get(times) ?? []), day])
  })
  return [...alike].map(([times, days]) => ({ days: inShort(days, weekdays), times }))
}

/** Formats days as a range from three consecutive days on, otherwise as a list. */
function inShort(days: number[], weekdays: string[]): string {
  const first = getFirst(days)
  const last = getLast(days)
  const isSpan = days.length > 2 && last - first === days.length - 1
  return isSpan ? `${weekdays[first]}–${weekdays[last]}` : days.map((day) => weekdays[day]).join(', ')
}

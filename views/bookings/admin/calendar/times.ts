import type { CalendarVisit } from '#src/bookings/calendar/calendar-view'
import type { FieldFault } from '#src/platform/http/problems/problem'
import { TIME_OF_DAY } from '#src/shared/opening/opening-types'
import { readTyped } from '#src/shared/typed-times'
import { fromZagrebTime, toZagrebTime } from '#src/shared/zagreb-time'

const shapes = { date: /^2[01]\d{2}-\d{2}-\d{2}$/, time: TIME_OF_DAY }

/** Returns the day and the minutes after midnight of an instant, in Zagreb. */
export function dayAndMinutes(instant: string): { date: string; minutes: number } {
  const [date, time] = toZagrebTime(new Date(instant).toISOString()).split('T') as [string, string]
  return { date, minutes: 60 * Number(time.slice(0, 2)) + Number(time.slice(3)) }
}

/** Returns the instant of a typed day and time of day in Zagreb. */
export function instantOf(day: string, time: string): string {
  return fromZagrebTime(`${readTyped('date', day)}T${readTyped('time', time)}`)
}

/** Returns the faults of typed days and times of day. */
export function timeFaults(typed: Record<string, string>, fields: Record<string, keyof typeof shapes>): FieldFault[] {
  return Object.entries(fields)
    .filter(([name, type]) => !shapes[type].test(readTyped(type, typed[name] ?? '')))
    .map(([field, type]) => ({ field, code: `${type}.invalid` }))
}

/** Returns the length of a visit in minutes, also of one that lasts over midnight. */
export const lengthOf = ({ starts, ends }: Pick<CalendarVisit, 'starts' | 'ends'>) =>
  (Date.parse(ends) - Date.parse(starts)) / 60_000

/** Checks whether a visit begins with this part of it. */
export function isBeginning({ date, start, starts }: Pick<CalendarVisit, 'date' | 'start' | 'starts'>): boolean {
  const first = dayAndMinutes(starts)
  return first.date === date && first.minutes === start
}

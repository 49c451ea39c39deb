import { getFirst } from '../lookups.js'
import { daysAfter, hoursOfDay, type Opening } from '../opening/opening-hours.js'
import { openParts, type PartOfDay } from './part-of-day.js'

/** Preferred slot of an appointment request. */
export interface Wish {
  /** `YYYY-MM-DD`, in Europe/Zagreb. */
  date: string
  partOfDay: PartOfDay
}

/** Local time in Europe/Zagreb. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  date: string
  /** `HH:mm`. */
  time: string
}

export const MOST_WISHES = 3

/** Number of days ahead that can be chosen; staff schedules are not planned further. */
export const DAYS_AHEAD = 90

/** Day that can be chosen, and its available parts. */
export interface WishDay {
  date: string
  parts: PartOfDay[]
}

/**
 * Returns the days that can be requested at a location, the next one first.
 * @param earliestDay working days of the location from today to the first of them; 0 is today, if it is open for an hour more
 */
export function wishDays(opening: Opening, now: LocalTime, earliestDay: number): WishDay[] {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => daysAfter(now.date, days))
  const [today, ...later] = days.map((date) => ({ date, parts: partsOn(date, opening, now) }))
  const open = later.filter(({ parts }) => parts.length > 0)
  return earliestDay === 0 && today?.parts.length ? [today, ...open] : open.slice(Math.max(earliestDay - 1, 0))
}

/** Checks whether a location is still open today, or opens later, although today cannot be requested. */
export function isTodayByPhone(opening: Opening, now: LocalTime, [first]: WishDay[]): boolean {
  return first?.date !== now.date && openParts(hoursOfDay(now.date, opening).intervals, now.time).length > 0
}

/**
 * Checks whether two preferred slots overlap: a day may have one slot for the whole day, or one for each of its parts.
 */
export const isSameWish = (one: Wish, other: Wish): boolean =>
  one.date === other.date && (one.partOfDay === other.partOfDay || one.partOfDay === 'any' || other.partOfDay === 'any')

/**
 * Returns the earliest preferred day if it has not begun, otherwise undefined.
 * @param today `YYYY-MM-DD`, in Europe/Zagreb
 */
export function firstDayAhead(wishes: readonly Wish[], today: string): string | undefined {
  const [first] = wishes.map(({ date }) => date).sort()
  return first !== undefined && first > today ? first : undefined
}

/** Reason why a day cannot be requested. */
export type DayFault = 'wish.past' | 'wish.tooEarly' | 'wish.tooFar' | 'wish.closed'

export interface WishFault {
  field: keyof Wish
  code: DayFault | 'wish.partOver' | 'wish.partClosed'
  /** First day that can be requested, for `wish.tooEarly`. */
  args?: { day: number; month: number }
}

/**
 * Returns the reason why a slot is unavailable at a location, or undefined if it is available.
 * @param days that can be requested
 */
export function faultOfWish(
  { date, partOfDay }: Wish,
  opening: Opening,
  now: LocalTime,
  days: WishDay[],
): WishFault | undefined {
  const code = faultOfDay(date, opening, now, days)
  if (code === 'wish.tooEarly') {
    const [, month, day] = getFirst(days).date.split('-').map(Number) as [number, number, number]
    return { field: 'date', code, args: { day, month } }
  }
  if (code) return { field: 'date', code }
  if (days.some((day) => day.date === date && day.parts.includes(partOfDay))) return undefined
  const isOver = openParts(hoursOfDay(date, opening).intervals).includes(partOfDay)
  return { field: 'partOfDay', code: isOver ? 'wish.partOver' : 'wish.partClosed' }
}

/**
 * Returns the reason why a day cannot be requested at a location, or undefined if it can be.
 * @param days that can be requested
 */
export function faultOfDay(date: string, opening: Opening, now: LocalTime, days: WishDay[]): DayFault | undefined {
  if (days.some((day) => day.date === date)) return undefined
  if (date < now.date) return 'wish.past'
  if (date > daysAfter(now.date, DAYS_AHEAD)) return 'wish.tooFar'
  const isOpen = hoursOfDay(date, opening).intervals.length > 0
  return isOpen && days.length > 0 ? 'wish.tooEarly' : 'wish.closed'
}

function partsOn(date: string, opening: Opening, now: LocalTime): PartOfDay[] {
  return openParts(hoursOfDay(date, opening).intervals, date === now.date ? inAnHour(now.time) : undefined)
}

/** Returns the time of day an hour later, `HH:mm`; past midnight it exceeds 24:00, and compares as later than any. */
function inAnHour(time: string): string {
  return `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`
}

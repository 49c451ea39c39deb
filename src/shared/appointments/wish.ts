import { daysAfter, hoursOfDay, type Opening } from '../opening/hours-of-day.js'
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

/** Returns the days on which a location can be visited, the next one first. */
export function wishDays(opening: Opening, now: LocalTime): WishDay[] {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => daysAfter(now.date, days))
  return days.map((date) => ({ date, parts: partsOn(date, opening, now) })).filter(({ parts }) => parts.length > 0)
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

export interface WishFault {
  field: keyof Wish
  code: 'wish.past' | 'wish.tooFar' | 'wish.closed' | 'wish.partOver' | 'wish.partClosed'
}

/** Returns the reason why a slot is unavailable at a location, or undefined if it is available. */
export function faultOfWish({ date, partOfDay }: Wish, opening: Opening, now: LocalTime): WishFault | undefined {
  if (date < now.date) return { field: 'date', code: 'wish.past' }
  if (date > daysAfter(now.date, DAYS_AHEAD)) return { field: 'date', code: 'wish.tooFar' }
  const { intervals } = hoursOfDay(date, opening)
  if (intervals.length === 0) return { field: 'date', code: 'wish.closed' }
  const left = partsOn(date, opening, now)
  if (left.length === 0) return { field: 'date', code: 'wish.past' }
  if (left.includes(partOfDay)) return undefined
  return { field: 'partOfDay', code: openParts(intervals).includes(partOfDay) ? 'wish.partOver' : 'wish.partClosed' }
}

function partsOn(date: string, opening: Opening, now: LocalTime): PartOfDay[] {
  return openParts(hoursOfDay(date, opening).intervals, date === now.date ? now.time : undefined)
}

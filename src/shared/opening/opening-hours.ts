import type { Holiday, OpeningInterval, SpecialDay, WeeklyHours } from './opening-types.js'

/** Regular and special opening hours of a location. */
export interface Opening {
  hours: WeeklyHours
  /** Special days of this location; they override the holidays. */
  specialDays: SpecialDay[]
  holidays: Holiday[]
}

export interface HoursOfDay {
  /** Empty when closed. */
  intervals: OpeningInterval[]
  /** Kind of the exception, when the hours are not the regular ones. */
  exception?: 'special' | 'holiday'
}

const DAY_MS = 86_400_000

/** Maximum length of a closure in days. */
export const LONGEST_CLOSURE = 366

/** Returns the opening hours on a date, `YYYY-MM-DD`. */
export function hoursOfDay(date: string, { hours, specialDays, holidays }: Opening): HoursOfDay {
  const special = specialDays.find((day) => day.date === date)
  if (special) return { intervals: special.hours, exception: 'special' }
  const usual = hours[weekdayOf(date)] ?? []
  const holiday = holidayOn(date, holidays)
  if (!holiday) return { intervals: usual }
  const exception = isPublicHoliday(holiday) ? 'holiday' : 'special'
  return { intervals: holiday.lastDay && usual.length === 0 ? [] : holiday.hours, exception }
}

/** Checks whether a holiday is a single day at all locations; public holidays are. */
export function isPublicHoliday({ lastDay, locations }: Holiday): boolean {
  return !lastDay && locations.length === 0
}

/** Returns the most specific of the holidays on a date: the shortest one, or of equal ones that of fewer locations. */
export function holidayOn<H extends Holiday>(date: string, holidays: H[]): H | undefined {
  const isOfAll = ({ locations }: H) => Number(locations.length === 0)
  return holidays
    .filter((holiday) => holiday.date <= date && date <= lastDayOf(holiday))
    .sort((one, other) => daysOf(one) - daysOf(other) || isOfAll(one) - isOfAll(other))[0]
}

/** Returns the last day of a holiday. */
export function lastDayOf({ date, lastDay }: Pick<Holiday, 'date' | 'lastDay'>): string {
  return lastDay ?? date
}

/** Returns the number of days of a holiday; not positive if it ends before it begins. */
export function daysOf(holiday: Pick<Holiday, 'date' | 'lastDay'>): number {
  return (Date.parse(lastDayOf(holiday)) - Date.parse(holiday.date)) / DAY_MS + 1
}

/** Returns the weekday of a date; Monday is 0. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

/** Returns the date a number of days later. Computes in UTC, where every day has 24 hours. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

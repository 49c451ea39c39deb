import type { OpeningInterval, SpecialDay, WeeklyHours } from './opening-hours.js'

/** Regular and special opening hours of a location. */
export interface Opening {
  hours: WeeklyHours
  /** Special days of this location; they override the common holidays. */
  specialDays: SpecialDay[]
  holidays: SpecialDay[]
}

export interface HoursOfDay {
  /** Empty when closed. */
  intervals: OpeningInterval[]
  /** Kind of the exception, when the hours are not the regular ones. */
  exception?: 'special' | 'holiday'
}

const DAY_MS = 86_400_000

/** Returns the opening hours on a date, `YYYY-MM-DD`. */
export function hoursOfDay(date: string, { hours, specialDays, holidays }: Opening): HoursOfDay {
  const on = (days: SpecialDay[]) => days.find((day) => day.date === date)
  const special = on(specialDays)
  if (special) return { intervals: special.hours, exception: 'special' }
  const holiday = on(holidays)
  if (holiday) return { intervals: holiday.hours, exception: 'holiday' }
  return { intervals: hours[weekdayOf(date)] ?? [] }
}

/** Returns the weekday of a date; Monday is 0. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

/** Returns the date a number of days later. Computes in UTC, where every day has 24 hours. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

import type { OpeningInterval, SpecialDay, WeeklyHours } from './opening-hours.js'

/** When a location is open: in other weeks, and on the days with hours of their own. */
export interface Opening {
  hours: WeeklyHours
  /** Of this location; they come before the holidays of all. */
  specialDays: SpecialDay[]
  holidays: SpecialDay[]
}

export interface HoursOfDay {
  /** Without any it is closed. */
  intervals: OpeningInterval[]
  /** Why they are not those of other weeks. */
  exception?: 'special' | 'holiday'
}

const DAY_MS = 86_400_000

/** The hours of a date, `YYYY-MM-DD`. */
export function hoursOfDay(date: string, { hours, specialDays, holidays }: Opening): HoursOfDay {
  const on = (days: SpecialDay[]) => days.find((day) => day.date === date)
  const special = on(specialDays)
  if (special) return { intervals: special.hours, exception: 'special' }
  const holiday = on(holidays)
  if (holiday) return { intervals: holiday.hours, exception: 'holiday' }
  return { intervals: hours[weekdayOf(date)] ?? [] }
}

/** Monday is 0. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

/** In UTC, where every day has as many hours. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

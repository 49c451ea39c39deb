import type { FreeTimeDto } from '#src/platform/http/problems/problem.dto'
import type { Language } from '#src/shared/languages'
import { daysAfter, holidayOn, hoursOfDay, type Opening, weekdayOf } from '#src/shared/opening/opening-hours'
import type { Holiday } from '#src/shared/opening/opening-types'
import { byLanguage } from '#views/by-language'
import { locales } from '#views/formatting'

type NamedHoliday = Holiday & { name: string }

interface Fortnight {
  /** Its first day, a Monday. */
  from: string
  /** Free times of the fortnight. */
  free: Pick<FreeTimeDto, 'start'>[]
  today: string
  /** First and last day that can be booked. */
  earliest: string
  last: string
  /** Days with a waiting list. */
  fullDays: string[]
  location: Opening & { holidays: NamedHoliday[] }
  language: Language
}

/** Day of the fortnight: with free times, or with the reason why there are none. */
export interface FortnightDay {
  date: string
  free: number
  /** Short name of the month, on its first day. */
  month?: string
  reason?: 'past' | 'tooEarly' | 'tooFar' | 'closed' | 'full'
  /** Name of the holiday on which the location is closed. */
  holiday?: string
  /** True for a full day with a waiting list. */
  canWait?: boolean
}

/** Days that are shown at a time. */
export const FORTNIGHT_DAYS = 14
const WEEK_DAYS = 7
/** A Monday, for the names of the weekdays. */
const MONDAY = '2024-01-01'

const format = (options: Intl.DateTimeFormatOptions) =>
  byLanguage((language) => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }))
const title = format({ day: 'numeric', month: 'long', year: 'numeric' })
const shortMonth = format({ month: 'short' })
const longWeekday = format({ weekday: 'long' })
const shortWeekday = format({ weekday: 'short' })

/** Returns the Monday of the week of a day. */
export const mondayOf = (date: string) => daysAfter(date, -weekdayOf(date))

/** Returns the last day of a fortnight. */
export const endOf = (from: string) => daysAfter(from, FORTNIGHT_DAYS - 1)

/** Returns two weeks as a table. Its texts are formatted on the server: locale data of browsers may differ. */
export function fortnightView({ from, free, today, earliest, last, fullDays, location, language }: Fortnight) {
  const reasonOf = (date: string): Omit<FortnightDay, 'date' | 'free'> => {
    if (date < today) return { reason: 'past' }
    if (hoursOfDay(date, location).intervals.length === 0)
      return { reason: 'closed', holiday: holidayOn(date, location.holidays)?.name }
    if (date < earliest) return { reason: 'tooEarly' }
    return date > last ? { reason: 'tooFar' } : { reason: 'full', canWait: fullDays.includes(date) }
  }
  const toDay = (date: string): FortnightDay => {
    const count = free.filter(({ start }) => start.startsWith(date)).length
    const month = date.endsWith('-01') ? shortMonth(language).format(new Date(date)) : undefined
    return { date, free: count, month, ...(count === 0 && reasonOf(date)) }
  }
  const weeks = [0, WEEK_DAYS].map((days) =>
    Array.from({ length: WEEK_DAYS }, (_, at) => toDay(daysAfter(from, days + at))),
  )
  const weekdays = Array.from({ length: WEEK_DAYS }, (_, at) => {
    const date = new Date(daysAfter(MONDAY, at))
    return { short: shortWeekday(language).format(date), long: longWeekday(language).format(date) }
  })
  const first = mondayOf(today)
  const before = daysAfter(from, -FORTNIGHT_DAYS)
  const after = daysAfter(from, FORTNIGHT_DAYS)
  return {
    from,
    weeks,
    weekdays,
    today,
    last,
    // Ranges in Croatian have leading zeros, unlike single days.
    title: title(language)
      .formatRange(new Date(from), new Date(endOf(from)))
      .replaceAll(/\b0/g, ''),
    previous: from > first ? (before < first ? first : before) : undefined,
    next: after <= last ? after : undefined,
  }
}

import type { FreeTimeDto } from '#src/platform/http/problems/problem.dto'
import type { Language } from '#src/shared/languages'
import { daysAfter, holidayOn, hoursOfDay, type Opening, weekdayOf } from '#src/shared/opening/opening-hours'
import type { Holiday } from '#src/shared/opening/opening-types'
import { byLanguage } from '#views/by-language'
import { locales } from '#views/formatting'
import { monthOf } from './month-of'

type NamedHoliday = Holiday & { name: string }

interface Month {
  /** `YYYY-MM`. */
  month: string
  /** Free times of the month. */
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

/** Day of the month: with free times, or with the reason why there are none. */
export interface MonthDay {
  date: string
  free: number
  reason?: 'past' | 'tooEarly' | 'tooFar' | 'closed' | 'full'
  /** Name of the holiday on which the location is closed. */
  holiday?: string
  /** True for a full day with a waiting list. */
  canWait?: boolean
}

/** A Monday, for the names of the weekdays. */
const MONDAY = '2024-01-01'

const format = (options: Intl.DateTimeFormatOptions) =>
  byLanguage((language) => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }))
const title = format({ month: 'long', year: 'numeric' })
const longWeekday = format({ weekday: 'long' })
const shortWeekday = format({ weekday: 'short' })

/** Returns the month some months later. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Returns a month as a table of weeks, without those that are over. Its texts are formatted on the server: locale data of browsers may differ. */
export function monthView({ month, free, today, earliest, last, fullDays, location, language }: Month) {
  const first = `${month}-01`
  const dayAfterEnd = `${monthAfter(month, 1)}-01`
  const reasonOf = (date: string): Omit<MonthDay, 'date' | 'free'> => {
    if (date < today) return { reason: 'past' }
    if (hoursOfDay(date, location).intervals.length === 0)
      return { reason: 'closed', holiday: holidayOn(date, location.holidays)?.name }
    if (date < earliest) return { reason: 'tooEarly' }
    return date > last ? { reason: 'tooFar' } : { reason: 'full', canWait: fullDays.includes(date) }
  }
  const weeks: (MonthDay | null)[][] = []
  const begin = first < today ? today : first
  for (let monday = daysAfter(begin, -weekdayOf(begin)); monday < dayAfterEnd; monday = daysAfter(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const date = daysAfter(monday, at)
        if (monthOf(date) !== month) return null
        const count = free.filter(({ start }) => start.startsWith(date)).length
        return { date, free: count, ...(count === 0 && reasonOf(date)) }
      }),
    )
  }
  const weekdays = Array.from({ length: 7 }, (_, at) => {
    const date = new Date(daysAfter(MONDAY, at))
    return { short: shortWeekday(language).format(date), long: longWeekday(language).format(date) }
  })
  return {
    month,
    weeks,
    weekdays,
    today,
    last,
    title: title(language).format(new Date(first)),
    previous: month > monthOf(today) ? monthAfter(month, -1) : undefined,
    next: month < monthOf(last) ? monthAfter(month, 1) : undefined,
  }
}

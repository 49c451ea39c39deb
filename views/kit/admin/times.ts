import type { Language } from '#src/shared/languages'
import { TIME_ZONE as timeZone } from '#src/shared/time-zone'
import { zagrebDay } from '#src/shared/zagreb-time'

const locales = { hr: 'hr-HR', en: 'en-GB' }
const NO_BREAK = '\u00a0'

/** Display texts of a timestamp. Formatted on the server, because browsers may have other locale data. */
export interface Moment {
  iso: string
  /** Today and yesterday by name, other days by date. */
  near: string
  /** Today and yesterday by name, other days in numbers. */
  short: string
  /** By date, for print. */
  date: string
  /** To the minute, with the weekday. */
  exact: string
}

/** Type with every `Date` replaced by `Moment`. */
export type InWords<T> = T extends Date ? Moment : T extends object ? { [K in keyof T]: InWords<T[K]> } : T

export function datesInWords<T>(value: T, moment: (date: Date) => Moment): InWords<T> {
  if (value instanceof Date) return moment(value) as InWords<T>
  if (Array.isArray(value)) return value.map((item) => datesInWords<unknown>(item, moment)) as InWords<T>
  if (typeof value !== 'object' || value === null) return value as InWords<T>
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, datesInWords<unknown>(part, moment)]),
  ) as InWords<T>
}

export function momentIn(language: Language): (date: Date) => Moment {
  const locale = locales[language]
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone })
  const dayAndTime = format({ dateStyle: 'long', timeStyle: 'short' })
  const time = format({ timeStyle: 'short' })
  const numeric = format({ day: 'numeric', month: 'numeric', year: 'numeric', hour: '2-digit', minute: '2-digit' })
  const exact = format({ dateStyle: 'full', timeStyle: 'short' })
  const names = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return (date) => {
    const daysAgo = zagrebDay(date).until(zagrebDay(new Date())).days
    const byName =
      (daysAgo === 0 || daysAgo === 1) && `${capitalised(names.format(-daysAgo, 'day'), locale)}, ${time.format(date)}`
    return {
      iso: date.toISOString(),
      near: byName || dayAndTime.format(date),
      short: byName || numeric.format(date),
      date: dayAndTime.format(date),
      exact: unbroken(exact.format(date)),
    }
  }
}

/** Checks whether a time has passed. */
export const isPast = (time: Date | null): boolean => time !== null && time.getTime() <= Date.now()

const MINUTE_MS = 60_000
const units = [
  { unit: 'minute', ms: MINUTE_MS, below: 60 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS, below: 24 * 60 * MINUTE_MS },
  { unit: 'day', ms: 24 * 60 * MINUTE_MS, below: 7 * 24 * 60 * MINUTE_MS },
] as const

/** Returns a function that says in few letters how long ago a time was; the date, if that is more than a week. */
export function ageIn(language: Language, now = Date.now()): (date: Date) => string {
  const locale = locales[language]
  const ages = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'always' })
  const rightNow = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  return (moment) => {
    const age = Math.max(0, now - moment.getTime())
    if (age < MINUTE_MS) return rightNow
    const found = units.find(({ below }) => age < below)
    return found ? ages.format(-Math.floor(age / found.ms), found.unit) : date.format(moment)
  }
}

/** Keeps the time on one line with the word before it. */
function unbroken(text: string): string {
  return text.replace(/ (?=\d+:\d+$)/, NO_BREAK)
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

import type { Language } from '#src/shared/languages'
import { daysAfter } from '#src/shared/opening/opening-hours'
import { byLanguage } from '#views/by-language'
import { formatDayOfMonth, locales } from '#views/formatting'

const NO_BREAK = '\u00a0'

const weekday = byLanguage(
  (language) => new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' }),
)
const englishDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Formats the weekday of a calendar day: `uto`. */
export function formatWeekday(isoDate: string, language: Language): string {
  return weekday(language).format(new Date(isoDate))
}

/** Formats a calendar day without weekday and year: `1. 12.` in Croatian, `1 Dec` in English. */
export function formatDate(isoDate: string, language: Language): string {
  if (language === 'en') return englishDay.format(new Date(isoDate)).replace(' ', NO_BREAK)
  const [, month, day] = isoDate.split('-').map(Number)
  return `${day}.${NO_BREAK}${month}.`
}

/** Formats the first and the last day of a week; the month of both stands only with the last: `7.` and `13. prosinca`. */
export function formatWeek(monday: string, language: Language): { from: string; to: string } {
  const sunday = daysAfter(monday, 6)
  const to = formatDayOfMonth(sunday, language)
  if (monday.slice(0, 7) !== sunday.slice(0, 7)) return { from: formatDayOfMonth(monday, language), to }
  const day = String(Number(monday.slice(8)))
  return { from: language === 'hr' ? `${day}.` : day, to }
}

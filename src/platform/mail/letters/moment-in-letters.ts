import type { Language } from '#src/shared/languages.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'

const NO_BREAK = '\u00a0'

const locales: Record<Language, string> = { hr: 'hr-HR', en: 'en-GB' }

/** Formats a timestamp in Europe/Zagreb. */
export function momentInLetters(moment: Date, language: Language): string {
  const words = moment.toLocaleString(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE })
  return words.replace(/ (?=\d+:\d+$)/, NO_BREAK)
}

/** Formats the weekday, date and both times of a visit in Europe/Zagreb. */
export function visitInLetters({ starts, ends }: { starts: Date; ends: Date }, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  })
  return format.formatRange(starts, ends)
}

/** Formats the weekday, day and time of a visit in Europe/Zagreb, for a subject. */
export function visitInSubject(starts: Date, language: Language): string {
  return starts.toLocaleString(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  })
}

/** Formats the time of day of a timestamp in Europe/Zagreb. */
export function timeInLetters(moment: Date, language: Language): string {
  return moment.toLocaleTimeString(locales[language], { timeStyle: 'short', timeZone: TIME_ZONE })
}

/** Formats a date. @param date `YYYY-MM-DD` */
export function dayInLetters(date: string, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(date).toLocaleDateString(locales[language], parts)
}

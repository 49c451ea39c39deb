import type { Language } from '#src/shared/languages.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'

const NO_BREAK = '\u00a0'

const locales: Record<Language, string> = { hr: 'hr-HR', en: 'en-GB' }

/** Formats a timestamp in Europe/Zagreb. */
export function momentInLetters(moment: Date, language: Language): string {
  const words = moment.toLocaleString(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE })
  return words.replace(/ (?=\d+:\d+$)/, NO_BREAK)
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

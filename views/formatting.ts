import type { Language } from '#src/shared/languages'
import type { OpeningInterval } from '#src/shared/opening/opening-types'
import { TIME_ZONE } from '#src/shared/time-zone'
import { byLanguage } from './by-language'

export const locales = { hr: 'hr-HR', en: 'en-GB' }
const NO_BREAK = '\u00a0'

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  byLanguage((language) => new Intl.DateTimeFormat(locales[language], options))
const date = dateFormat({ dateStyle: 'long', timeZone: TIME_ZONE })
const timeOfDay = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE })
const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayOfMonth = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })
const numericDay = dateFormat({ day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' })
const fullDay = dateFormat({ dateStyle: 'full', timeZone: 'UTC' })

/** Formats a date in the time zone of Zagreb, so that server and browser agree. */
export function formatDate(iso: string, language: Language): string {
  return date(language).format(new Date(iso))
}

/** Formats a date with the time of day, in the time zone of Zagreb. */
export function formatMoment(iso: string, language: Language): string {
  return `${formatDate(iso, language)}, ${timeOfDay(language).format(new Date(iso))}`
}

/** Formats a calendar day, `YYYY-MM-DD`, with the weekday: `četvrtak, 24. prosinca`. */
export function formatDay(isoDate: string, language: Language): string {
  return day(language).format(new Date(isoDate))
}

/** Formats a calendar day without the weekday: `24. prosinca` in Croatian, `24 December` in English. */
export function formatDayOfMonth(isoDate: string, language: Language): string {
  return dayOfMonth(language).format(new Date(isoDate))
}

/** Formats a calendar day in digits: `24. 12. 2026.` in Croatian, `24/12/2026` in English. */
export function formatNumericDay(isoDate: string, language: Language): string {
  return numericDay(language).format(new Date(isoDate))
}

/** Formats a calendar day with weekday and year: `četvrtak, 24. prosinca 2026.` */
export function formatFullDay(isoDate: string, language: Language): string {
  return fullDay(language).format(new Date(isoDate))
}

/** Formats an interval: `12–20 h` in Croatian, `12 PM–8 PM` in English. */
export function formatInterval({ opens, closes }: OpeningInterval, language: Language): string {
  return language === 'hr'
    ? `${withoutZeros(opens)}–${withoutZeros(closes)}${NO_BREAK}h`
    : `${formatTime(opens, language)}–${formatTime(closes, language)}`
}

/** Formats a time of day, `HH:mm`. */
export function formatTime(time: string, language: Language): string {
  if (language === 'hr') return `${withoutZeros(time)}${NO_BREAK}h`
  const hour = Number(time.slice(0, 2))
  const minutes = time.endsWith(':00') ? '' : time.slice(2)
  return `${hour % 12 || 12}${minutes}${NO_BREAK}${hour < 12 ? 'AM' : 'PM'}`
}

/** Number in a text, before a label or an extension. */
const NUMBER = /\+?[\d ()/.-]*\d/

/** Returns a `tel:` URI (RFC 3966) for a formatted phone number. @param e164 number in E.164, if the server returned one */
export function phoneHref(phone: string, e164?: string | null): string {
  const [number = phone] = NUMBER.exec(phone.replace('(0)', '')) ?? []
  return `tel:${e164 ?? number.replace(/[^+\d]/g, '')}`
}

function withoutZeros(time: string): string {
  return time.replace(/^0/, '').replace(/:00$/, '')
}

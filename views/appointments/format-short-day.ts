import type { Language } from '#src/shared/languages'
import { byLanguage } from '#views/by-language'
import { locales } from '../formatting'

const shortDay = byLanguage(
  (language) =>
    new Intl.DateTimeFormat(locales[language], {
      ...{ weekday: 'short', day: 'numeric', month: language === 'hr' ? 'numeric' : 'short', timeZone: 'UTC' },
    }),
)

/** A day of the calendar as short as may be: `čet, 24. 12.`. Browsers and the server may know other words for it: it is for what one of them alone puts in words. */
export function formatShortDay(isoDate: string, language: Language): string {
  return shortDay(language).format(new Date(isoDate))
}

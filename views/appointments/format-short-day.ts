import type { Language } from '#src/shared/languages'
import { byLanguage } from '#views/by-language'
import { locales } from '#views/formatting'

const shortDay = byLanguage(
  (language) =>
    new Intl.DateTimeFormat(locales[language], {
      weekday: 'short',
      day: 'numeric',
      month: language === 'hr' ? 'numeric' : 'short',
      timeZone: 'UTC',
    }),
)

/**
 * Formats a calendar day in short form: `čet, 24. 12.`. Locale data may differ between browsers and the server, so only one of them may
 * render it.
 */
export function formatShortDay(isoDate: string, language: Language): string {
  return shortDay(language).format(new Date(isoDate))
}

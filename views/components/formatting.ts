import type { Language } from '../../src/i18n/languages'

const locales = { hr: 'hr-HR', en: 'en-GB' }

/** A day as people write it; Zagreb's, so that server and browser agree. */
export function formatDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Europe/Zagreb' }).format(
    new Date(iso),
  )
}

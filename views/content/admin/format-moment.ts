import type { Language } from '#src/shared/languages'
import { TIME_ZONE } from '#src/shared/time-zone'

const locales = { hr: 'hr-HR', en: 'en-GB' }

/** Formats a timestamp with date and time in the time zone of Zagreb. */
export function formatMoment(iso: string, language: Language): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE } as const
  return new Intl.DateTimeFormat(locales[language], options).format(new Date(iso))
}

import type { Language } from '#src/i18n/languages'

const timeZone = 'Europe/Zagreb'
const locales = { hr: 'hr-HR', en: 'en-GB' }
const numbers = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** A moment as people in Zagreb write it. */
export function formatMoment(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  )
}

/** A moment as a field for date and time takes it, on the clocks of Zagreb: `2026-05-01T10:00`. */
export function toZagrebTime(iso: string): string {
  return numbers.format(new Date(iso)).replace(' ', 'T').slice(0, 16)
}

/**
 * The moment at which the clocks of Zagreb show a time; in the hour that comes twice in autumn, its first.
 * @returns the text itself, where it is no time
 */
export function fromZagrebTime(local: string): string {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return local
  const HOUR_MS = 3_600_000
  const ahead = [2, 1].find((hours) => toZagrebTime(new Date(asUtc - hours * HOUR_MS).toISOString()) === local) ?? 1
  return new Date(asUtc - ahead * HOUR_MS).toISOString()
}

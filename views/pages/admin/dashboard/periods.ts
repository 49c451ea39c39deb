import type { Period } from '#src/dashboard/dashboard-query.dto'
import type { Language } from '#src/shared/languages'

const locales = { hr: 'hr-HR', en: 'en-GB' }
const WEEK_MS = 7 * 86_400_000

export interface NamedPeriod {
  from: string
  /** Below a column of a chart: `ožu`, or `2. 9.` */
  label: string
  /** In full: `ožujak 2026.`, or from the first day to the last. */
  name: string
}

/** Names weeks and months by their first day. */
export function periodIn(language: Language, period: Period): (from: string) => NamedPeriod {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' })
  const [label, name] =
    period === 'month'
      ? [format({ month: 'short' }), format({ month: 'long', year: 'numeric' })]
      : [format({ day: 'numeric', month: language === 'hr' ? 'numeric' : 'short' }), format({ dateStyle: 'medium' })]
  return (from) => {
    const day = new Date(from) // midnight UTC of that date
    const lastDay = new Date(day.getTime() + WEEK_MS - 1)
    const named = period === 'month' ? name.format(day) : name.formatRange(day, lastDay)
    // Intl pads numbers that Croatian does not.
    return { from, label: label.format(day).replace(/\b0/g, ''), name: named }
  }
}

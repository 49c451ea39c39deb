import type { Period } from '#src/dashboard/dashboard-query.dto'
import type { Language } from '#src/shared/languages'

const locales = { hr: 'hr-HR', en: 'en-GB' }
const WEEK_MS = 7 * 86_400_000

export interface NamedPeriod {
  from: string
  /** Short label below a chart column: `ožu`, or `2. 9.` */
  label: string
  /** Full name: `ožujak 2026.`, or the first and last day. */
  name: string
}

/** Returns a function that names a week or month by its first day. */
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
    // Intl adds leading zeros, which Croatian dates do not have.
    return { from, label: label.format(day).replace(/\b0/g, ''), name: named }
  }
}

import type { Language } from '#src/shared/languages'
import { zagrebDay } from '#src/shared/zagreb-time'
import { formatNumericDay } from '#views/formatting'

/** Day of a reminder, and whether it is today, earlier, or ahead: a key of the texts of follow-ups. */
export interface Reminder {
  day: string
  due: 'today' | 'since' | 'on'
}

/** Returns a reminder in the language of the page. @param day date in Europe/Zagreb, `YYYY-MM-DD` */
export function reminderOf(day: string, language: Language): Reminder {
  const today = zagrebDay(new Date()).toString()
  const due = day === today ? 'today' : day < today ? 'since' : 'on'
  return { day: formatNumericDay(day, language), due }
}

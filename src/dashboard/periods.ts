import { zagrebDay } from '#src/shared/zagreb-time.js'
import type { Period } from './dashboard-query.dto.js'

/** Returns the first days of the latest weeks or months in Europe/Zagreb, oldest first. */
export function firstDays(period: Period, count: number, now: Date): string[] {
  const today = zagrebDay(now)
  const first = period === 'month' ? today.with({ day: 1 }) : today.subtract({ days: today.dayOfWeek - 1 })
  return Array.from({ length: count }, (_, index) => first.subtract({ [`${period}s`]: count - 1 - index }).toString())
}

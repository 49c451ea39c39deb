import { fromZagrebTime, zagrebDay } from '#src/shared/zagreb-time.js'

/**
 * Returns the next instant at which a digest is due, by hours in Europe/Zagreb. The hour repeated in autumn counts
 * once; the one skipped in spring is an hour later.
 */
export function nextDigestHour(after: Date, hours: readonly number[]): Date {
  const today = zagrebDay(after)
  const moments = [today, today.add({ days: 1 })].flatMap((day) =>
    hours.map((hour) => Date.parse(fromZagrebTime(`${day.toString()}T${String(hour).padStart(2, '0')}:00`))),
  )
  return new Date(Math.min(...moments.filter((moment) => moment > after.getTime())))
}

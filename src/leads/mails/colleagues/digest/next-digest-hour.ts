import { fromZagrebTime, zagrebDay } from '#src/shared/zagreb-time.js'

/**
 * The first moment after another at which the clocks of Zagreb show one of the hours of digests: the hour that comes twice
 * in autumn counts once, and that which spring leaves out comes an hour later.
 */
export function nextDigestHour(after: Date, hours: readonly number[]): Date {
  const today = zagrebDay(after)
  const moments = [today, today.add({ days: 1 })].flatMap((day) =>
    hours.map((hour) => Date.parse(fromZagrebTime(`${day.toString()}T${String(hour).padStart(2, '0')}:00`))),
  )
  return new Date(Math.min(...moments.filter((moment) => moment > after.getTime())))
}

import { Temporal } from 'temporal-polyfill'
import { TIME_ZONE } from '#src/shared/time-zone.js'

/** Name of a file that the schedule has written; alphabetical order is that of time. */
export const SCHEDULED_FILE = /^site-\d{8}T\d{6}Z\.backup(\.age)?$/

/** Checks whether no backup was made since the latest scheduled hour, in Europe/Zagreb. */
export function isBackupDue(last: Date | undefined, hour: number, now = new Date()): boolean {
  if (!last) return true
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(TIME_ZONE)
  const today = local.withPlainTime({ hour })
  const scheduled = Temporal.ZonedDateTime.compare(today, local) > 0 ? today.subtract({ days: 1 }) : today
  return last.getTime() < scheduled.epochMilliseconds
}

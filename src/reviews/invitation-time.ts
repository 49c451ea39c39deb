import { Temporal } from 'temporal-polyfill'
import { TIME_ZONE } from '#src/shared/time-zone.js'

/** Hours of the day in Zagreb between which invitations are sent. */
const FIRST_HOUR = 9
const LAST_HOUR = 20

/** Returns when an invitation is sent: some hours after a visit, never at night. */
export function invitationTime(ended: Date, delayHours: number): Date {
  return daytimeFrom(new Date(ended.getTime() + delayHours * 3_600_000))
}

/** Returns an instant by day, or the next morning. */
export function daytimeFrom(instant: Date): Date {
  const time = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(TIME_ZONE)
  if (time.hour >= FIRST_HOUR && time.hour < LAST_HOUR) return instant
  const day = time.hour < FIRST_HOUR ? time.toPlainDate() : time.toPlainDate().add({ days: 1 })
  const morning = day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: { hour: FIRST_HOUR } })
  return new Date(morning.epochMilliseconds)
}

import { Temporal } from 'temporal-polyfill'
import { TIME_ZONE } from './time-zone.js'

/** The day it is in Zagreb. */
export function zagrebDay(moment: Date): Temporal.PlainDate {
  return inZagreb(moment.toISOString()).toPlainDate()
}

/** A moment as a field for date and time takes it, on the clocks of Zagreb: `2026-05-01T10:00`. */
export function toZagrebTime(iso: string): string {
  return inZagreb(iso).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/**
 * The moment at which the clocks of Zagreb show a time; in the hour that comes twice in autumn, its first, and in the one
 * that spring leaves out, an hour later.
 * @returns the text itself, where it is no time
 */
export function fromZagrebTime(local: string): string {
  try {
    return Temporal.PlainDateTime.from(local)
      .toZonedDateTime(TIME_ZONE, { disambiguation: 'compatible' })
      .toInstant()
      .toString({ fractionalSecondDigits: 3 })
  } catch {
    return local
  }
}

function inZagreb(iso: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(iso).toZonedDateTimeISO(TIME_ZONE)
}

import { Temporal } from 'temporal-polyfill'
import { TIME_ZONE } from './time-zone.js'

/** Returns the date in Zagreb at an instant. */
export function zagrebDay(moment: Date): Temporal.PlainDate {
  return inZagreb(moment.toISOString()).toPlainDate()
}

/** Returns the instant at which the next day begins in Zagreb. */
export function nextZagrebMidnight(moment: Date): Date {
  const midnight = zagrebDay(moment).add({ days: 1 }).toZonedDateTime(TIME_ZONE)
  return new Date(midnight.epochMilliseconds)
}

/** Returns the instant at which a date, `YYYY-MM-DD`, begins in Zagreb. */
export function startOfZagrebDay(date: string): Date {
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(TIME_ZONE).epochMilliseconds)
}

/** Converts an instant to the value of a `datetime-local` field in Zagreb time: `2026-05-01T10:00`. */
export function toZagrebTime(iso: string): string {
  return inZagreb(iso).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/**
 * Converts a local time in Zagreb to its instant. A time that autumn repeats is its first occurrence; a time that
 * spring skips moves an hour later.
 * @returns the text itself, if it is not a time
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

import { QueryFailedError } from 'typeorm'
import { isDeadlock } from './retried-transaction.js'

/** SQLSTATE of a row that another one excludes. */
const EXCLUSION = '23P01'

/** Checks whether a booking was refused because another one takes the time of its therapist or room. */
export function isTimeTaken(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error
  return (cause as { code?: unknown } | null)?.code === EXCLUSION
}

/** Checks whether the same, or a deadlock of two bookings at once, refused a booking. */
export function isTimeContended(error: unknown): boolean {
  return isTimeTaken(error) || isDeadlock(error)
}

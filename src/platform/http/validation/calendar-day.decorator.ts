import { applyDecorators } from '@nestjs/common'
import { IsISO8601, Matches, type ValidationOptions } from 'class-validator'

/** No other spelling of ISO 8601, such as `2026-W01-1`: neither `Date` nor Postgres reads them all. */
const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/

/** A day that the calendar has, `YYYY-MM-DD`. */
export function IsCalendarDay(options: ValidationOptions): PropertyDecorator {
  return applyDecorators(Matches(DAY, options), IsISO8601({ strict: true }, options))
}

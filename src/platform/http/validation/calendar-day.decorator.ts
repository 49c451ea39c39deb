import { applyDecorators } from '@nestjs/common'
import { IsISO8601, Matches, type ValidationOptions } from 'class-validator'

/**
 * `YYYY-MM-DD`, and no other format of ISO 8601 such as `2026-W01-1`, which neither `Date` nor Postgres fully support.
 */
const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/

/** Validates an existing calendar date, `YYYY-MM-DD`. */
export function IsCalendarDay(options: ValidationOptions): PropertyDecorator {
  return applyDecorators(Matches(DAY, options), IsISO8601({ strict: true }, options))
}

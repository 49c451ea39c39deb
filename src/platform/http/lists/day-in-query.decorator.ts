import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { IsCalendarDay } from '../validation/calendar-day.decorator.js'
import { INVALID } from '../validation/invalid.js'

/** Validates a calendar date in Europe/Zagreb, `YYYY-MM-DD`. */
export function DayInQuery(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date', description }),
    IsOptional(),
    IsCalendarDay(INVALID),
  )
}

import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsISO8601, IsOptional, Matches } from 'class-validator'
import { INVALID } from '../../http/invalid.js'

/** A day of the calendar in Europe/Zagreb, YYYY-MM-DD. */
export function DayInQuery(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date', description }),
    IsOptional(),
    Matches(/^\d{4}-\d{2}-\d{2}$/, INVALID),
    IsISO8601({ strict: true }, INVALID),
  )
}

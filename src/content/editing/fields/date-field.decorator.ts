import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IsCalendarDay } from '#src/platform/http/validation/calendar-day.decorator.js'
import type { PickedInput } from '#src/shared/content/content-description.js'

/** Validates a calendar date, `YYYY-MM-DD`. */
export const DateField = ({ fault }: PickedInput) =>
  applyDecorators(
    ApiProperty({ type: String, format: 'date', example: '2026-12-24' }),
    IsCalendarDay({ message: `validation.${fault}` }),
  )

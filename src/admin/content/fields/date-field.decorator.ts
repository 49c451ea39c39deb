import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IsCalendarDay } from '#src/http/validation/calendar-day.decorator.js'

const INVALID = { message: 'validation.date.invalid' }

/** A day of the calendar, `YYYY-MM-DD`. */
export const DateField = () =>
  applyDecorators(ApiProperty({ type: String, format: 'date', example: '2026-12-24' }), IsCalendarDay(INVALID))

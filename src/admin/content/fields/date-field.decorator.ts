import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IsISO8601, Length } from 'class-validator'

const INVALID = { message: 'validation.date.invalid' }

/** A day of the calendar, `YYYY-MM-DD`. */
export const DateField = () =>
  applyDecorators(
    ApiProperty({ type: String, format: 'date', example: '2026-12-24' }),
    Length(10, 10, INVALID),
    IsISO8601({ strict: true }, INVALID),
  )

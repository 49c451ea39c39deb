import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsISO8601, IsOptional, Matches } from 'class-validator'

/** Timestamp with an offset (RFC 3339), in the centuries in which anything is booked. */
const TIMESTAMP = /^2[01]\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/
const NOT_A_TIME = { message: 'validation.moment.invalid' }

const validated = [Matches(TIMESTAMP, NOT_A_TIME), IsISO8601({ strict: true }, NOT_A_TIME)]

const documented = (description: string) => ({ format: 'date-time', description, example: '2026-12-01T09:00:00+01:00' })

/** Validates and documents an instant with an offset. */
export const TimestampField = (description: string) =>
  applyDecorators(ApiProperty(documented(description)), ...validated)

/** Validates and documents an instant with an offset that may be omitted. */
export const OptionalTimestampField = (description: string) =>
  applyDecorators(ApiPropertyOptional(documented(description)), IsOptional(), ...validated)

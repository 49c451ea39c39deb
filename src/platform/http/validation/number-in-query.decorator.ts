import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsInt, IsOptional, Max, Min } from 'class-validator'
import { i18nValidationMessage } from 'nestjs-i18n'

interface Range {
  max: number
  /** Default; without one the number is optional. */
  default?: number
  /** Translation key of the message for an invalid value. */
  message: string
}

/** Validates a positive integer in digits. */
export function NumberInQuery({ max, default: fallback, message }: Range): PropertyDecorator {
  const complaint = { message: i18nValidationMessage(message, { max }) }
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: max, default: fallback }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? digitsToNumber(value) : value)),
    ...(fallback === undefined ? [IsOptional()] : []),
    IsInt(complaint),
    Min(1, complaint),
    Max(max, complaint),
  )
}

function digitsToNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : NaN
}

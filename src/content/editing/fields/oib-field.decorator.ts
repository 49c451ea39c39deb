import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { ValidateBy } from 'class-validator'
import type { TextField } from '#src/shared/forms/field.js'

/** Validates the personal identification number of Croatia (OIB), with its check digit. */
export function OibField({ pattern, example }: TextField & { pattern: object }): PropertyDecorator {
  const isOib = (text: unknown) => typeof text === 'string' && pattern.of.test(text) && hasCheckDigit(text)
  return applyDecorators(
    ApiProperty({ maxLength: 11, pattern: pattern.of.source, example }),
    ValidateBy({ name: 'isOib', validator: { validate: isOib } }, { message: `validation.${pattern.fault}` }),
  )
}

/** Verifies the check digit by ISO 7064, MOD 11,10. */
function hasCheckDigit(text: string): boolean {
  const digits = [...text].map(Number)
  const rest = digits.slice(0, 10).reduce((sum, digit) => (((sum + digit) % 10 || 10) * 2) % 11, 10)
  return (11 - rest) % 10 === digits[10]
}

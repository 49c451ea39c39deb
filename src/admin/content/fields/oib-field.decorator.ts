import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { ValidateBy } from 'class-validator'

const OIB_INVALID = { message: 'validation.oib.invalid' }

/** The personal identification number of Croatia: eleven digits, the last a check digit. */
export const OibField = () =>
  applyDecorators(
    ApiProperty({ pattern: '^\\d{11}$', example: '00000000010' }),
    ValidateBy({ name: 'isOib', validator: { validate: isOib } }, OIB_INVALID),
  )

/** ISO 7064, MOD 11,10. */
function isOib(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{11}$/.test(text)) return false
  const digits = [...text].map(Number)
  const rest = digits.slice(0, 10).reduce((sum, digit) => (((sum + digit) % 10 || 10) * 2) % 11, 10)
  return (11 - rest) % 10 === digits[10]
}

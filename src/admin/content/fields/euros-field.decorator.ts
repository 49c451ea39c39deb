import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IsNumber, Max, Min, ValidateIf } from 'class-validator'

const INVALID = { message: 'validation.price.invalid' }
const MOST_EUROS = 99_999

const amount = { type: 'number', minimum: 0, maximum: MOST_EUROS }

/** Euros, with cents; null where that is allowed and there is no price. */
export const EurosField = ({ nullable = false } = {}) =>
  applyDecorators(
    ApiProperty({ oneOf: [amount, ...(nullable ? [{ type: 'null' }] : [])], example: 80 }),
    ...(nullable ? [ValidateIf((_content, value) => value !== null)] : []),
    IsNumber({ maxDecimalPlaces: 2 }, INVALID),
    Min(0, INVALID),
    Max(MOST_EUROS, INVALID),
  )

import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IsInt, IsNumber, Max, Min, ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator'
import type { NumberInput } from '#src/shared/content/content-description.js'

/** Takes a number as its description says, and documents it; null where there may be none. */
export function NumberField(field: NumberInput): PropertyDecorator {
  const { required, example } = field
  const schema = required ? schemaOf(field) : { oneOf: [schemaOf(field), { type: 'null' }] }
  return applyDecorators(ApiProperty({ ...schema, example }), InRange(field))
}

export function InRange({ minimum, maximum, decimals, required, fault }: NumberInput): PropertyDecorator {
  const says = { message: `validation.${fault}` }
  return applyDecorators(
    ...(required ? [] : [ValidateIf((_content, value) => value !== null)]),
    decimals === 0 ? IsInt(says) : IsNumber({}, says),
    ...(decimals ? [HasDecimals(decimals, says)] : []),
    Min(minimum, says),
    Max(maximum, says),
  )
}

/** The `maxDecimalPlaces` of class-validator fails on what is written with an exponent, such as 1e-7. */
function HasDecimals(most: number, says: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'number' && Number(value.toFixed(most)) === value
  return ValidateBy({ name: 'hasDecimals', validator: { validate } }, says)
}

export function schemaOf({ minimum, maximum, decimals }: NumberInput) {
  return { type: decimals === 0 ? 'integer' : 'number', minimum, maximum } as const
}

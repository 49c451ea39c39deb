import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IsInt, IsNumber, Max, Min, ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator'
import type { NumberInput } from '#src/shared/content/content-description.js'

/** Validates and documents a number by its description; null is valid unless the field is required. */
export function NumberField(field: NumberInput): PropertyDecorator {
  const { required, example } = field
  const schema = required ? schemaOf(field) : { oneOf: [schemaOf(field), { type: 'null' }] }
  return applyDecorators(ApiProperty({ ...schema, example }), InRange(field))
}

function InRange({ minimum, maximum, decimals, required, fault }: NumberInput): PropertyDecorator {
  const says = { message: `validation.${fault}` }
  return applyDecorators(
    ...(required ? [] : [ValidateIf((_content, value) => value !== null)]),
    decimals === 0 ? IsInt(says) : IsNumber({}, says),
    ...(decimals ? [HasDecimals(decimals, says)] : []),
    Min(minimum, says),
    Max(maximum, says),
  )
}

/** Replaces `maxDecimalPlaces` of class-validator, which fails on numbers with an exponent, such as 1e-7. */
function HasDecimals(most: number, says: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'number' && Number(value.toFixed(most)) === value
  return ValidateBy({ name: 'hasDecimals', validator: { validate } }, says)
}

function schemaOf({ minimum, maximum, decimals }: NumberInput) {
  return { type: decimals === 0 ? 'integer' : 'number', minimum, maximum } as const
}

import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IsInt, IsNumber, Max, Min, ValidateIf } from 'class-validator'
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
    decimals === 0 ? IsInt(says) : IsNumber({ maxDecimalPlaces: decimals }, says),
    Min(minimum, says),
    Max(maximum, says),
  )
}

export function schemaOf({ minimum, maximum, decimals }: NumberInput) {
  return { type: decimals === 0 ? 'integer' : 'number', minimum, maximum } as const
}

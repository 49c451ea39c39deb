import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import type { NumberInput } from '#src/shared/content/content-description.js'
import { InRange, schemaOf } from './number-field.decorator.js'

/** Euros, with cents; null where that is allowed and there is no price. */
export const EurosField = (field: NumberInput) =>
  applyDecorators(
    ApiProperty({
      ...(field.required ? schemaOf(field) : { oneOf: [schemaOf(field), { type: 'null' }] }),
      example: field.example,
    }),
    InRange(field),
  )

import { applyDecorators, type Type as Class } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import type { Rows } from '#src/shared/content/content-description.js'

/** Validates a list of `Row`, with the maximum of its description. */
export function RowsField({ most, required }: Rows, Row: Class<unknown>): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: [Row], minItems: required ? 1 : undefined, maxItems: most }),
    IsArray(INVALID),
    ...(required ? [ArrayMinSize(1, { message: `validation.${required}` })] : []),
    ArrayMaxSize(most, INVALID),
    IsObject({ each: true, ...INVALID }),
    ValidateNested({ each: true, ...INVALID }),
    Type(() => Row),
  )
}

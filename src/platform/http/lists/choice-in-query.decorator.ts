import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsOptional } from 'class-validator'
import { INVALID } from '../validation/invalid.js'

/** Validates one of several values, with a default. */
export function ChoiceInQuery(
  choices: readonly string[],
  options: { default: string; description?: string },
): PropertyDecorator {
  return applyDecorators(ApiPropertyOptional({ enum: choices, ...options }), IsOptional(), IsIn(choices, INVALID))
}

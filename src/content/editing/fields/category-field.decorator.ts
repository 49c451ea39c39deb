import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IsUUID } from 'class-validator'
import type { PickedInput } from '#src/shared/content/content-description.js'

/** Validates the id of a category. */
export const CategoryField = ({ fault }: PickedInput) =>
  applyDecorators(ApiProperty({ type: String, format: 'uuid' }), IsUUID(undefined, { message: `validation.${fault}` }))

import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IsUUID } from 'class-validator'
import type { PickedInput } from '#src/shared/content/content-description.js'

/** The id of the category that it stands under. */
export const CategoryField = ({ fault }: PickedInput) =>
  applyDecorators(ApiProperty({ type: String, format: 'uuid' }), IsUUID(undefined, { message: `validation.${fault}` }))

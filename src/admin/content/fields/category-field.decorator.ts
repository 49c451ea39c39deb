import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IsUUID } from 'class-validator'

/** The id of the category that it stands under. */
export const CategoryField = () =>
  applyDecorators(
    ApiProperty({ type: String, format: 'uuid' }),
    IsUUID(undefined, { message: 'validation.category.invalid' }),
  )

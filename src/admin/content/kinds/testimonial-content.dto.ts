import { ApiProperty } from '@nestjs/swagger'
import { IsBoolean } from 'class-validator'
import { INVALID } from '#src/http/validation/invalid.js'
import { TextField } from '#src/http/validation/text-fields.js'
import type { Translated } from '#src/shared/languages.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

export class TestimonialContentDto {
  @TextField({ max: 80, required: 'validation.required', example: 'Ana M.' })
  name: string

  @ApiProperty({ description: 'A woman, whom Croatian calls by another word for the role.' })
  @IsBoolean(INVALID)
  feminine: boolean

  @TranslatedField({ max: 1000, multiline: true })
  text: Translated

  @ApiProperty({ description: 'Kept, but not shown.' })
  @IsBoolean(INVALID)
  hidden: boolean
}

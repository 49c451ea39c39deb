import { ApiProperty } from '@nestjs/swagger'
import { IsInt, Max, Min, ValidateIf } from 'class-validator'
import type { Translated } from '#src/shared/languages.js'
import { CategoryField } from '../fields/category-field.decorator.js'
import { EurosField } from '../fields/euros-field.decorator.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

const VISITS = { message: 'validation.visits.invalid' }
const MINUTES = { message: 'validation.minutes.invalid' }

export class PriceContentDto {
  @CategoryField()
  category: string

  @TranslatedField({ max: 160 })
  service: Translated

  @EurosField()
  price: number

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 100, example: 1 })
  @IsInt(VISITS)
  @Min(1, VISITS)
  @Max(100, VISITS)
  visits: number

  @ApiProperty({ oneOf: [{ type: 'integer', minimum: 1, maximum: 1440 }, { type: 'null' }], example: 60 })
  @ValidateIf((_content, minutes) => minutes !== null)
  @IsInt(MINUTES)
  @Min(1, MINUTES)
  @Max(1440, MINUTES)
  durationMinutes: number | null

  @TranslatedField({ max: 300, optional: true })
  note: Translated
}

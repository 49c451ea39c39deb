import { IsUUID } from 'class-validator'
import { ApiProperty } from '@nestjs/swagger'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { ContentOf } from '#src/shared/content/content-description.js'
import { price as fields } from '#src/shared/content/fields/price.js'
import type { servicePageChoices } from '#src/shared/service-pages.js'
import type { Translated } from '#src/shared/languages.js'
import { CategoryField } from '../fields/category-field.decorator.js'
import { NumberField } from '../fields/number-field.decorator.js'
import { RowsField } from '../fields/rows-field.decorator.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

class IncludedPriceDto implements ContentOf<typeof fields.includes.row> {
  @ApiProperty({ format: 'uuid', description: 'Id of another row of the price list that is not a package.' })
  @IsUUID(undefined, { message: `validation.${fields.includes.row.price.fault}` })
  price: string

  @NumberField(fields.includes.row.times)
  times: number
}

export class PriceContentDto implements ContentOf<typeof fields> {
  @CategoryField(fields.category)
  category: string

  @TranslatedField(fields.service)
  service: Translated

  @NumberField(fields.price)
  price: number

  @NumberField(fields.visits)
  visits: number

  @NumberField(fields.durationMinutes)
  durationMinutes: number | null

  @ApiProperty({ required: false, default: [] })
  @RowsField(fields.includes, IncludedPriceDto)
  includes: IncludedPriceDto[] = []

  @ApiProperty({ required: false, default: 'none' })
  @Field(fields.servicePage)
  servicePage: (typeof servicePageChoices)[number] = 'none'

  @TranslatedField(fields.note)
  note: Translated
}

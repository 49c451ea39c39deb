import { ApiProperty } from '@nestjs/swagger'
import { IsBoolean } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import type { ContentOf } from '#src/shared/content/content-description.js'
import { franchiseFacts as fields } from '#src/shared/content/fields/franchise-facts.js'
import type { Translated } from '#src/shared/languages.js'
import { NumberField } from '../fields/number-field.decorator.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

export class FranchiseFactsContentDto implements ContentOf<typeof fields> {
  @ApiProperty({ description: 'Lower bound in euros.' })
  @NumberField(fields.investmentFrom)
  investmentFrom: number

  @ApiProperty({ description: 'Upper bound in euros.' })
  @NumberField(fields.investmentTo)
  investmentTo: number

  @ApiProperty({ description: 'Minimum floor area, in square metres.' })
  @NumberField(fields.floorArea)
  floorArea: number

  @NumberField(fields.trainingDays)
  trainingDays: number

  @NumberField(fields.monthsToOpening)
  monthsToOpening: number

  @TranslatedField(fields.territory)
  territory: Translated

  @Field(fields.contactName)
  contactName: string

  @TranslatedField(fields.contactRole)
  contactRole: Translated

  @Field(fields.contactPhone)
  contactPhone: string

  @Field(fields.contactEmail)
  contactEmail: string

  @ApiProperty({ description: 'Hidden from visitors.' })
  @IsBoolean(INVALID)
  hidden: boolean
}

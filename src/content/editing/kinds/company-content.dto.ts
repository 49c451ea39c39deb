import { ApiProperty } from '@nestjs/swagger'
import { IsIBAN } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { ContentOf } from '#src/shared/content/content-description.js'
import { company as fields } from '#src/shared/content/fields/company.js'
import type { Translated } from '#src/shared/languages.js'
import { OibField } from '../fields/oib-field.decorator.js'
import { RowsField } from '../fields/rows-field.decorator.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

class DirectorContentDto implements ContentOf<typeof fields.directors.row> {
  @Field(fields.directors.row.name)
  name: string
}

export class CompanyContentDto implements ContentOf<typeof fields> {
  @ApiProperty({ description: 'Slug of the company’s location.' })
  @Field(fields.location)
  location: string

  @Field(fields.company)
  company: string

  @TranslatedField(fields.court)
  court: Translated

  @Field(fields.registrationNumber)
  registrationNumber: string

  @OibField(fields.oib)
  oib: string

  @TranslatedField(fields.capital)
  capital: Translated

  @RowsField(fields.directors, DirectorContentDto)
  directors: DirectorContentDto[]

  @Field(fields.address)
  address: string

  @Field(fields.bank)
  bank: string

  @IsIBAN({}, { message: 'validation.iban.invalid' })
  @Field(fields.iban)
  iban: string
}

import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIBAN, IsObject, Matches, ValidateNested } from 'class-validator'
import { INVALID } from '#src/http/validation/invalid.js'
import { TextField } from '#src/http/validation/text-fields.js'
import type { Translated } from '#src/shared/languages.js'
import { OibField } from '../fields/oib-field.decorator.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

const MOST_DIRECTORS = 10

class DirectorContentDto {
  @TextField({ max: 120, required: 'validation.required' })
  name: string
}

export class CompanyContentDto {
  @ApiProperty({ description: 'Slug of the location it runs.' })
  @TextField({ max: 80, required: 'validation.required', example: 'dubrovnik' })
  location: string

  @TextField({ max: 160, required: 'validation.required' })
  company: string

  @TranslatedField({ max: 160 })
  court: Translated

  @Matches(/^\d{8,11}$/, { message: 'validation.registrationNumber.invalid' })
  @TextField({ max: 20, required: 'validation.required' })
  registrationNumber: string

  @OibField()
  oib: string

  @TranslatedField({ max: 80 })
  capital: Translated

  @ApiProperty({ type: [DirectorContentDto], minItems: 1, maxItems: MOST_DIRECTORS })
  @IsArray(INVALID)
  @ArrayMinSize(1, { message: 'validation.required' })
  @ArrayMaxSize(MOST_DIRECTORS, INVALID)
  @IsObject({ each: true, ...INVALID })
  @ValidateNested({ each: true, ...INVALID })
  @Type(() => DirectorContentDto)
  directors: DirectorContentDto[]

  @TextField({ max: 240, required: 'validation.required' })
  address: string

  @TextField({ max: 160, required: 'validation.required' })
  bank: string

  @IsIBAN({}, { message: 'validation.iban.invalid' })
  @TextField({ max: 42, required: 'validation.required', example: 'HR17 2360 0001 1012 3456 5' })
  iban: string
}

import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsNumber, IsObject, Max, Min, ValidateNested } from 'class-validator'
import { INVALID } from '#src/http/validation/invalid.js'
import { TextField } from '#src/http/validation/text-fields.js'
import type { Translated } from '#src/shared/languages.js'
import type { OpeningInterval, SpecialDay } from '#src/shared/opening/opening-hours.js'
import { DateField } from '../fields/date-field.decorator.js'
import { IntervalsField } from '../fields/hours-fields.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'
import { ContactDetailsContentDto } from './contact-details-content.dto.js'

const DEGREES = { message: 'validation.degrees.invalid' }
const MOST_SPECIAL_DAYS = 60

class PractitionerContentDto {
  @TextField({ max: 120, required: 'validation.required' })
  name: string

  @TranslatedField({ max: 120 })
  role: Translated
}

class SpecialDayContentDto {
  @DateField()
  date: string

  @IntervalsField()
  hours: OpeningInterval[]
}

export class LocationContentDto extends ContactDetailsContentDto {
  @TranslatedField({ max: 80 })
  name: Translated

  @ApiProperty({ type: PractitionerContentDto })
  @IsObject(INVALID)
  @ValidateNested(INVALID)
  @Type(() => PractitionerContentDto)
  practitioner: PractitionerContentDto

  @ApiProperty({ minimum: -90, maximum: 90, description: 'Degrees, WGS 84.' })
  @IsNumber({}, DEGREES)
  @Min(-90, DEGREES)
  @Max(90, DEGREES)
  latitude: number

  @ApiProperty({ minimum: -180, maximum: 180, description: 'Degrees, WGS 84.' })
  @IsNumber({}, DEGREES)
  @Min(-180, DEGREES)
  @Max(180, DEGREES)
  longitude: number

  @ApiProperty({ type: [SpecialDayContentDto], maxItems: MOST_SPECIAL_DAYS })
  @IsArray(INVALID)
  @ArrayMaxSize(MOST_SPECIAL_DAYS, INVALID)
  @IsObject({ each: true, ...INVALID })
  @ValidateNested({ each: true, ...INVALID })
  @Type(() => SpecialDayContentDto)
  specialDays: SpecialDay[]

  @TranslatedField({ max: 2000, multiline: true })
  description: Translated
}

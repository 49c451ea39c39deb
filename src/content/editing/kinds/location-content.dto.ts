import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsObject, ValidateNested } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import type { ContentOf } from '#src/shared/content/content-description.js'
import { location as fields } from '#src/shared/content/fields/location.js'
import type { Translated } from '#src/shared/languages.js'
import type { OpeningInterval, SpecialDay } from '#src/shared/opening/opening-hours.js'
import { DateField } from '../fields/date-field.decorator.js'
import { IntervalsField } from '../fields/hours-fields.js'
import { NumberField } from '../fields/number-field.decorator.js'
import { RowsField } from '../fields/rows-field.decorator.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'
import { ContactDetailsContentDto } from './contact-details-content.dto.js'

class PractitionerContentDto implements ContentOf<typeof fields.practitioner> {
  @Field(fields.practitioner.name)
  name: string

  @TranslatedField(fields.practitioner.role)
  role: Translated
}

class SpecialDayContentDto implements ContentOf<typeof fields.specialDays.row> {
  @DateField(fields.specialDays.row.date)
  date: string

  @IntervalsField(fields.specialDays.row.hours)
  hours: OpeningInterval[]
}

export class LocationContentDto extends ContactDetailsContentDto implements ContentOf<typeof fields> {
  @TranslatedField(fields.name)
  name: Translated

  @ApiProperty({ required: false, default: '' })
  @Field(fields.whatsapp)
  whatsapp: string = ''

  @ApiProperty({ required: false, default: '' })
  @Field(fields.viber)
  viber: string = ''

  @ApiProperty({ type: PractitionerContentDto })
  @IsObject(INVALID)
  @ValidateNested(INVALID)
  @Type(() => PractitionerContentDto)
  practitioner: PractitionerContentDto

  @ApiProperty({ description: 'Latitude in degrees, WGS 84.' })
  @NumberField(fields.latitude)
  latitude: number

  @ApiProperty({ description: 'Longitude in degrees, WGS 84.' })
  @NumberField(fields.longitude)
  longitude: number

  @RowsField(fields.specialDays, SpecialDayContentDto)
  specialDays: SpecialDay[]

  @TranslatedField(fields.description)
  description: Translated
}

import { ApiProperty } from '@nestjs/swagger'
import { IsBoolean } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import type { ContentOf } from '#src/shared/content/content-description.js'
import { testimonial as fields } from '#src/shared/content/fields/testimonial.js'
import type { servicePageChoices } from '#src/shared/service-pages.js'
import type { Translated } from '#src/shared/languages.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

export class TestimonialContentDto implements ContentOf<typeof fields> {
  @Field(fields.name)
  name: string

  @ApiProperty({ required: false, default: '' })
  @Field(fields.town)
  town: string = ''

  @ApiProperty({ required: false, default: 'none' })
  @Field(fields.servicePage)
  servicePage: (typeof servicePageChoices)[number] = 'none'

  @ApiProperty({ description: 'True for a woman, for the Croatian form of the role.' })
  @IsBoolean(INVALID)
  feminine: boolean

  @TranslatedField(fields.text)
  text: Translated

  @ApiProperty({ description: 'Hidden from visitors.' })
  @IsBoolean(INVALID)
  hidden: boolean
}

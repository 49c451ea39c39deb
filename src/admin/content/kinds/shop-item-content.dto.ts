import { ApiProperty } from '@nestjs/swagger'
import { IsIn } from 'class-validator'
import { type ContactSubject, contactSubjects } from '#src/shared/leads/contact-subject.js'
import type { Translated } from '#src/shared/languages.js'
import { CategoryField } from '../fields/category-field.decorator.js'
import { EurosField } from '../fields/euros-field.decorator.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

export class ShopItemContentDto {
  @CategoryField()
  category: string

  @TranslatedField({ max: 160 })
  name: Translated

  @TranslatedField({ max: 1000, multiline: true })
  description: Translated

  @EurosField({ nullable: true })
  price: number | null

  @ApiProperty({ enum: contactSubjects, description: 'What a message about it is about.' })
  @IsIn(contactSubjects, { message: 'validation.subject.invalid' })
  subject: ContactSubject
}

import { ApiProperty } from '@nestjs/swagger'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { ContentOf } from '#src/shared/content/content-description.js'
import { shopItem as fields } from '#src/shared/content/fields/shop-item.js'
import type { Translated } from '#src/shared/languages.js'
import type { ContactSubject } from '#src/shared/leads/contact-subject.js'
import { CategoryField } from '../fields/category-field.decorator.js'
import { NumberField } from '../fields/number-field.decorator.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

export class ShopItemContentDto implements ContentOf<typeof fields> {
  @CategoryField(fields.category)
  category: string

  @TranslatedField(fields.name)
  name: Translated

  @TranslatedField(fields.description)
  description: Translated

  @NumberField(fields.price)
  price: number | null

  @ApiProperty({ description: 'Subject that the contact form preselects.' })
  @Field(fields.subject)
  subject: ContactSubject
}

import type { ContentOf } from '#src/shared/content/content-description.js'
import { category as fields } from '#src/shared/content/fields/category.js'
import type { Translated } from '#src/shared/languages.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

export class CategoryContentDto implements ContentOf<typeof fields> {
  @TranslatedField(fields.name)
  name: Translated
}

export class PriceCategoryContentDto extends CategoryContentDto {}

export class ShopCategoryContentDto extends CategoryContentDto {}

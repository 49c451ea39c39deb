import type { Translated } from '#src/shared/languages.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

export class CategoryContentDto {
  @TranslatedField({ max: 80 })
  name: Translated
}

export class PriceCategoryContentDto extends CategoryContentDto {}

export class ShopCategoryContentDto extends CategoryContentDto {}

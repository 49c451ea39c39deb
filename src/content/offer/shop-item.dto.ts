import type { Language } from '../../shared/languages.js'
import type { ShopItem } from './shop-item.entity.js'

/** An item of the shop, in the page's language. */
export class ShopItemDto {
  slug: string
  category: string
  name: string
  description: string
  /** Euros; null where it is agreed upon. */
  price: number | null
  /** A subject of the contact form. */
  subject: string

  static of({ slug, category, name, description, price, subject }: ShopItem, language: Language): ShopItemDto {
    return {
      ...{ slug, price, subject },
      category: category.name[language],
      name: name[language],
      description: description[language],
    }
  }
}

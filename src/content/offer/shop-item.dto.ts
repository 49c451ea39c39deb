import type { Language } from '../../shared/languages.js'
import type { ShopItem } from './shop-item.entity.js'

/** Item of the shop, in the page's language. */
export class ShopItemDto {
  slug: string
  category: string
  name: string
  description: string
  /** Euros; null for a price on request. */
  price: number | null
  /** Subject of the contact form. */
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

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
  /** True if a gift voucher can be requested for it. */
  giftable: boolean

  static of(
    { slug, category, name, description, price, subject, giftable }: ShopItem,
    language: Language,
  ): ShopItemDto {
    return {
      ...{ slug, price, subject, giftable },
      category: category.name[language],
      name: name[language],
      description: description[language],
    }
  }
}

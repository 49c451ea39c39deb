import { type PhotoDto, photoIn } from '#src/pictures/photo.dto.js'
import type { Language } from '#src/shared/languages.js'
import type { ShopItem } from './shop-item.entity.js'

/** Item of the shop, in the page's language. */
export class ShopItemDto {
  slug: string
  category: string
  name: string
  description: string
  photo: PhotoDto | null
  /** Euros; null for a price on request. */
  price: number | null
  /** Subject of the contact form. */
  subject: string
  /** True if a gift voucher can be requested for it. */
  giftable: boolean

  static of(
    { slug, category, name, description, price, subject, giftable, photo }: ShopItem,
    photos: Map<string, PhotoDto>,
    language: Language,
  ): ShopItemDto {
    return {
      slug,
      price,
      subject,
      giftable,
      photo: photoIn(photos, photo),
      category: category.name[language],
      name: name[language],
      description: description[language],
    }
  }
}

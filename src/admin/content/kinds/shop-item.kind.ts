import { ShopItem } from '../../../content/offer/shop-item.entity.js'
import type { ContactSubject } from '../../../contact/contact-subject.js'
import type { ContentKind } from '../content-kind.js'
import { freeSlug } from '../fields/free-slug.js'
import { ShopItemContentDto } from './shop-item-content.dto.js'

export const shopItems: ContentKind<ShopItem, ShopItemContentDto> = {
  name: 'shopItem',
  path: 'shop-items',
  entity: ShopItem,
  content: ShopItemContentDto,
  order: { position: 'ASC' },
  arranged: true,

  toContent: ({ category, name, description, price, subject }) => ({
    ...{ category, name, description, price },
    subject: subject as ContactSubject,
  }),
  toRow: async (content, before, manager) =>
    before ? content : { ...content, slug: await freeSlug(manager, ShopItem, content.name.hr) },
}

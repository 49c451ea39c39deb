import { ShopCategory } from '../../offer/shop-category.entity.js'
import { ShopItem } from '../../offer/shop-item.entity.js'
import type { ContactSubject } from '#src/shared/leads/contact-subject.js'
import type { ContentKind } from '../content-kind.js'
import { freeSlug } from '../fields/free-slug.js'
import { categoryFaults, placeIn, withCategoryName } from './category.kinds.js'
import { ShopItemContentDto } from './shop-item-content.dto.js'

export const shopItems: ContentKind<ShopItem, ShopItemContentDto> = {
  name: 'shopItem',
  path: 'shop-items',
  entity: ShopItem,
  content: ShopItemContentDto,
  order: { category: { position: 'ASC' }, position: 'ASC' },
  arranged: true,

  toContent: ({ categoryId, name, description, price, subject }) => ({
    category: categoryId,
    ...{ name, description, price },
    subject: subject as ContactSubject,
  }),
  nameOf: ({ name }) => name,
  readable: (content, manager) => withCategoryName(manager, ShopCategory, content),

  async toRow({ category, ...content }, before, manager) {
    const row = { ...content, ...(await placeIn(manager, ShopItem, category, before)) }
    return before ? row : { ...row, slug: await freeSlug(manager, ShopItem, content.name.hr) }
  },

  faults: ({ category }, manager) => categoryFaults(manager, ShopCategory, category),
}

import { ShopCategory } from '../../offer/shop-category.entity.js'
import { ShopItem } from '../../offer/shop-item.entity.js'
import type { ContactSubject } from '#src/shared/leads/contact-subject.js'
import { contentKind } from '../content-kind.js'
import { freeSlug } from '../fields/free-slug.js'
import { photoFaults, withPhotoName } from '../fields/pictures.js'
import { categoryFaults, placeIn, withCategoryName } from './category-kind.js'

export const shopItem = contentKind('shopItem', ShopItem, {
  descriptions: {
    subject: 'Subject that the contact form preselects.',
    giftable: 'True if visitors can request a gift voucher for it.',
  },
  defaults: { photo: null },
  order: { category: { position: 'ASC' }, position: 'ASC' },

  toContent: ({ categoryId, subject }, columns) => ({
    ...{ ...columns, category: categoryId },
    subject: subject as ContactSubject,
  }),
  readable: async (content, manager) => withCategoryName(manager, ShopCategory, await withPhotoName(content, manager)),

  async toRow({ category, ...content }, before, manager) {
    const row = { ...content, ...(await placeIn(manager, ShopItem, category, before)) }
    return before ? row : { ...row, slug: await freeSlug(manager, ShopItem, content.name.hr) }
  },

  faults: async (content, manager) => [
    ...(await categoryFaults(manager, ShopCategory, content.category)),
    ...(await photoFaults(content, manager)),
  ],
})

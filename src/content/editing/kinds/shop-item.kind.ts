import { ShopCategory } from '../../offer/shop-category.entity.js'
import { ShopItem } from '../../offer/shop-item.entity.js'
import { contentKind } from '../content-kind.js'
import { freeSlug } from '../fields/free-slug.js'
import { photoFaults, withPhotoName } from '../fields/pictures.js'
import { subjectFaults, subjectName } from '../fields/subject.js'
import { categoryFaults, placeIn, withCategoryName } from './category-kind.js'

export const shopItem = contentKind('shopItem', ShopItem, {
  descriptions: {
    subject: 'Subject that the contact form preselects.',
    giftable: 'True if visitors can request a gift voucher for it.',
  },
  defaults: { photo: null },
  order: { category: { position: 'ASC' }, position: 'ASC' },

  toContent: ({ categoryId }, columns) => ({ ...columns, category: categoryId }),
  readable: async (content, manager) => ({
    ...(await withCategoryName(manager, ShopCategory, await withPhotoName(content, manager))),
    subject: await subjectName(manager, content.subject),
  }),

  async toRow({ category, ...content }, before, manager) {
    const row = { ...content, ...(await placeIn(manager, ShopItem, category, before)) }
    return before ? row : { ...row, slug: await freeSlug(manager, ShopItem, content.name.hr) }
  },

  faults: async (content, manager) => [
    ...(await categoryFaults(manager, ShopCategory, content.category)),
    ...(await photoFaults(content, manager)),
    ...(await subjectFaults(manager, content.subject)),
  ],
})

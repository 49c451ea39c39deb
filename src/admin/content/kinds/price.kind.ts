import { PriceCategory } from '#src/content/offer/price-category.entity.js'
import { PriceListRow } from '#src/content/offer/price-list-row.entity.js'
import { languages } from '#src/shared/languages.js'
import type { ContentKind } from '../content-kind.js'
import { categoryFaults, placeIn, withCategoryName } from './category.kinds.js'
import { PriceContentDto } from './price-content.dto.js'

export const prices: ContentKind<PriceListRow, PriceContentDto> = {
  name: 'price',
  path: 'prices',
  entity: PriceListRow,
  content: PriceContentDto,
  order: { category: { position: 'ASC' }, position: 'ASC' },
  arranged: true,

  toContent: ({ categoryId, service, price, visits, durationMinutes, note }) => ({
    category: categoryId,
    ...{ service, price, visits, durationMinutes },
    note: note ?? { hr: '', en: '' },
  }),
  nameOf: ({ service }) => service,
  readable: (content, manager) => withCategoryName(manager, PriceCategory, content),

  toRow: async ({ category, note, ...content }, before, manager) => ({
    ...content,
    ...(await placeIn(manager, PriceListRow, category, before)),
    note: note.hr || note.en ? note : null,
  }),

  faults: async ({ category, note }, manager) => [
    ...(await categoryFaults(manager, PriceCategory, category)),
    ...languages
      .filter((language) => !note[language] && (note.hr || note.en))
      .map((language) => ({ field: `note.${language}`, code: 'required' })),
  ],
}

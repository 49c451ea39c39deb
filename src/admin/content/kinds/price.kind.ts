import { PriceListRow } from '../../../content/offer/price-list-row.entity.js'
import { languages } from '../../../i18n/languages.js'
import type { ContentKind } from '../content-kind.js'
import { PriceContentDto } from './price-content.dto.js'

export const prices: ContentKind<PriceListRow, PriceContentDto> = {
  name: 'price',
  path: 'prices',
  entity: PriceListRow,
  content: PriceContentDto,
  order: { position: 'ASC' },
  arranged: true,

  toContent: ({ category, service, price, durationMinutes, note }) => ({
    ...{ category, service, price, durationMinutes },
    note: note ?? { hr: '', en: '' },
  }),
  toRow: (content) => ({ ...content, note: content.note.hr || content.note.en ? content.note : null }),

  faults: ({ note }) =>
    languages
      .filter((language) => !note[language] && (note.hr || note.en))
      .map((language) => ({ field: `note.${language}`, code: 'required' })),
}

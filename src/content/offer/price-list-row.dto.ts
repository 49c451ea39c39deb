import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { priceCategory } from '#src/shared/content/kinds/categories.js'
import { price as priceOfService } from '#src/shared/content/kinds/price.js'
import type { Language } from '#src/shared/languages.js'
import type { PriceListRow } from './price-list-row.entity.js'

const { fields } = priceOfService

/** Service and its price, in the request's language. */
export class PriceListRowDto extends WithProperties({
  category: is.typed(priceCategory.fields.name.hr, { example: 'Testing' }),
  service: is.typed(fields.service.hr, { example: 'Food intolerance testing' }),
  price: is.number({ example: 80, description: 'Price including taxes; 0 is free.' }),
  currency: is.choice(['EUR']),
  visits: is.integer({
    minimum: fields.visits.minimum,
    maximum: fields.visits.maximum,
    example: 1,
    description: 'Number of visits included in the price.',
  }),
  durationMinutes: is.integer({
    nullable: true,
    minimum: fields.durationMinutes.minimum,
    maximum: fields.durationMinutes.maximum,
    example: 60,
    description: 'Duration of one visit.',
  }),
  note: is.text({ nullable: true, maxLength: fields.note.hr.maxLength, example: 'Covers 200+ foods.' }),
  saving: is.property<number | null>({
    type: 'number',
    nullable: true,
    example: null,
    description: 'Saving of a package compared with single visits, in euros.',
  }),
  servicePage: is.text({
    nullable: true,
    maxLength: 36,
    example: 'foodIntolerance',
    description:
      'Page that describes the service: `foodIntolerance`, `functionalScreening`, `bioresonanceProcedure`, or the id of an own page.',
  }),
  bookable: is.flag('True if visitors book it at real times, as one of `/api/bookable-services`.'),
}) {
  /** @param saving in euros */
  static of(
    row: PriceListRow,
    figures: Pick<PriceListRowDto, 'saving' | 'bookable'>,
    language: Language,
  ): PriceListRowDto {
    return PriceListRowDto.pick(row, {
      ...figures,
      category: row.category.name[language],
      service: row.service[language],
      currency: 'EUR',
      note: row.note?.[language] ?? null,
    })
  }
}

import { ApiProperty } from '@nestjs/swagger'
import type { Language } from '../../shared/languages.js'
import type { PriceListRow } from './price-list-row.entity.js'

/** Service and its price, in the request's language. */
export class PriceListRowDto {
  @ApiProperty({ example: 'Testing' })
  category: string

  @ApiProperty({ example: 'Food intolerance testing' })
  service: string

  @ApiProperty({ example: 80, description: 'Price including taxes; 0 is free.' })
  price: number

  @ApiProperty({ enum: ['EUR'] })
  currency: 'EUR'

  @ApiProperty({ type: 'integer', example: 1, description: 'Number of visits included in the price.' })
  visits: number

  @ApiProperty({ type: 'integer', nullable: true, example: 60, description: 'Duration of one visit.' })
  durationMinutes: number | null

  @ApiProperty({ type: 'string', nullable: true, example: 'Covers 200+ foods.' })
  note: string | null

  @ApiProperty({
    type: 'number',
    nullable: true,
    example: null,
    description: 'Saving of a package compared with single visits, in euros.',
  })
  saving: number | null

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'foodIntolerance',
    description:
      'Page that describes the service: `foodIntolerance`, `functionalScreening`, `bioresonanceProcedure`, or the id of an own page.',
  })
  servicePage: string | null

  @ApiProperty({ description: 'True if visitors book it at real times, as one of `/api/bookable-services`.' })
  bookable: boolean

  /** @param saving in euros */
  static of(
    { category, service, price, visits, durationMinutes, note, servicePage }: PriceListRow,
    { saving, bookable }: Pick<PriceListRowDto, 'saving' | 'bookable'>,
    language: Language,
  ): PriceListRowDto {
    return {
      category: category.name[language],
      service: service[language],
      price,
      currency: 'EUR',
      visits,
      durationMinutes,
      note: note?.[language] ?? null,
      saving,
      servicePage,
      bookable,
    }
  }
}

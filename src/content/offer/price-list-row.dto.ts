import { ApiProperty } from '@nestjs/swagger'
import { type ServicePage, servicePages } from '../../shared/service-pages.js'
import type { Language } from '../../shared/languages.js'
import type { PriceListRow } from './price-list-row.entity.js'

/** A service and its price, in the request's language. */
export class PriceListRowDto {
  @ApiProperty({ example: 'Testing' })
  category: string

  @ApiProperty({ example: 'Food intolerance testing' })
  service: string

  @ApiProperty({ example: 80, description: 'Taxes included; 0 is free.' })
  price: number

  @ApiProperty({ enum: ['EUR'] })
  currency: 'EUR'

  @ApiProperty({ type: 'integer', example: 1, description: 'How many the price pays for.' })
  visits: number

  @ApiProperty({ type: 'integer', nullable: true, example: 60, description: 'Of one visit.' })
  durationMinutes: number | null

  @ApiProperty({ type: 'string', nullable: true, example: 'Covers 200+ foods.' })
  note: string | null

  @ApiProperty({
    type: 'number',
    nullable: true,
    example: null,
    description: 'Of a package: how many euros less than its visits one by one.',
  })
  saving: number | null

  @ApiProperty({
    oneOf: [{ type: 'string', enum: [...servicePages] }, { type: 'null' }],
    description: 'The page of the site that tells of the service.',
  })
  servicePage: ServicePage | null

  /** @param saving in euros */
  static of(
    { category, service, price, visits, durationMinutes, note, servicePage }: PriceListRow,
    saving: number | null,
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
    }
  }
}

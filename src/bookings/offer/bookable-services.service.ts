import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { FROM_BOOKABLE } from '#src/content/offer/bookable.sql.js'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import { type Language, languages, type Translated } from '#src/shared/languages.js'
import type { ServicePage } from '#src/shared/service-pages.js'
import { BookableServiceDto } from './bookable-service.dto.js'

interface ServiceRow {
  id: string
  service: Translated
  note: Translated | null
  /** Page of the service. */
  page: string | null
  category: Translated
  minutes: number
  price: string
  locations: string[]
}

/** Bookable service, as its page offers it. */
export interface OfferedService extends BookableServiceDto {
  category: string
  /** Name in each language, in their order. */
  names: string[]
  /** Note of the price list, such as a condition. */
  note: string | null
  /** True for treatments, whose programme follows from the results of a test. */
  needsTest: boolean
}

const TREATMENT = 'bioresonanceProcedure' satisfies ServicePage

@Injectable()
export class BookableServicesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the services that visitors can book, each with the locations where somebody offers it. */
  async list(language: Language): Promise<BookableServiceDto[]> {
    return (await this.offered(language)).map((service) => BookableServiceDto.pick(service))
  }

  @PageQuery('bookableServices')
  async offered(language: Language): Promise<OfferedService[]> {
    const rows = await this.dataSource.query<ServiceRow[]>(`
      SELECT bookable.id, row.service, row.note, row.service_page AS page, category.name AS category, bookable.minutes, row.price,
        array_agg(location.slug ORDER BY location.position) AS locations
      ${FROM_BOOKABLE}
      JOIN price_categories AS category ON category.id = row.category_id
      GROUP BY bookable.id, row.id, category.id
      ORDER BY bookable.position, bookable.id`)
    return rows.map(({ id, service, note, page, category, minutes, price, locations }) => ({
      id,
      minutes,
      locations,
      name: service[language],
      names: languages.map((each) => service[each]),
      note: note && note[language],
      needsTest: page === TREATMENT,
      category: category[language],
      price: Number(price),
    }))
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    bookableServices: BookableServicesService['offered']
  }
}

import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { PhotosService } from '#src/pictures/photos.service.js'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import { type Language, languages } from '#src/shared/languages.js'
import { serviceNamesIn } from '#src/shared/offer/service-names.js'
import { FROM_BOOKABLE } from './bookable.sql.js'
import { PriceListRowDto } from './price-list-row.dto.js'
import { PriceListRow } from './price-list-row.entity.js'
import { savingOf } from './saving.js'
import { ShopItemDto } from './shop-item.dto.js'
import { ShopItem } from './shop-item.entity.js'

/** Orders by category, then by position. */
const arranged = { relations: { category: true }, order: { category: { position: 'ASC' }, position: 'ASC' } } as const

@Injectable()
export class OfferService {
  constructor(
    @InjectRepository(PriceListRow) private readonly priceListRows: Repository<PriceListRow>,
    @InjectRepository(ShopItem) private readonly shopItems: Repository<ShopItem>,
    private readonly photos: PhotosService,
    private readonly content: SiteContentService,
  ) {}

  @PageQuery('priceList')
  async priceList(language: Language): Promise<PriceListRowDto[]> {
    const [rows, bookable] = await Promise.all([
      this.priceListRows.find(arranged),
      this.priceListRows.query<{ id: string }[]>(`SELECT DISTINCT bookable.price_id AS id ${FROM_BOOKABLE}`),
    ])
    const prices = new Map(rows.map(({ id, price }) => [id, price]))
    const isBookable = new Set(bookable.map(({ id }) => id))
    return rows.map((row) =>
      PriceListRowDto.of(row, { saving: savingOf(row, prices), bookable: isBookable.has(row.id) }, language),
    )
  }

  /** Returns the names of each service of the price list, in the order of the languages. */
  @PageQuery('serviceNames')
  async serviceNames(): Promise<string[][]> {
    const rows = await this.priceListRows.find(arranged)
    return rows.map(({ service }) => languages.map((language) => service[language]))
  }

  /** Returns the names of services in a language by their names in any. */
  async serviceNamesIn(language: Language): Promise<Map<string, string>> {
    return serviceNamesIn(language, await this.content.recall('names of services', () => this.serviceNames()))
  }

  /** Translates the name of a service from any language; undefined for an unknown service. */
  async serviceCalled(name: string, language: Language): Promise<string | undefined> {
    return (await this.serviceNamesIn(language)).get(name.normalize('NFC'))
  }

  @PageQuery('shop')
  async shop(language: Language): Promise<ShopItemDto[]> {
    const items = await this.shopItems.find(arranged)
    const photos = await this.photos.find(
      items.map(({ photo }) => photo),
      language,
    )
    return items.map((item) => ShopItemDto.of(item, photos, language))
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    priceList: OfferService['priceList']
    serviceNames: OfferService['serviceNames']
    shop: OfferService['shop']
  }
}

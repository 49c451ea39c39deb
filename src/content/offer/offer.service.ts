import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import type { Language } from '../../shared/languages.js'
import { PriceListRowDto } from './price-list-row.dto.js'
import { PriceListRow } from './price-list-row.entity.js'
import { savingOf } from './saving.js'
import { ShopItemDto } from './shop-item.dto.js'
import { ShopItem } from './shop-item.entity.js'

/** Category by category, and within each as it was arranged by hand. */
const arranged = { relations: { category: true }, order: { category: { position: 'ASC' }, position: 'ASC' } } as const

@Injectable()
export class OfferService {
  constructor(
    @InjectRepository(PriceListRow) private readonly priceListRows: Repository<PriceListRow>,
    @InjectRepository(ShopItem) private readonly shopItems: Repository<ShopItem>,
  ) {}

  async priceList(language: Language): Promise<PriceListRowDto[]> {
    const rows = await this.priceListRows.find(arranged)
    const prices = new Map(rows.map(({ id, price }) => [id, price]))
    return rows.map((row) => PriceListRowDto.of(row, savingOf(row, prices), language))
  }

  async shop(language: Language): Promise<ShopItemDto[]> {
    const items = await this.shopItems.find(arranged)
    return items.map((item) => ShopItemDto.of(item, language))
  }
}

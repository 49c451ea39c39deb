import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import type { Language, Translated } from '#src/shared/languages.js'
import { PriceListRow } from '../offer/price-list-row.entity.js'
import { ReplyTemplate } from './reply-template.entity.js'

/** Templates for replies, and the prices that they contain. */
@Injectable()
export class ReplyTemplatesService {
  constructor(
    @InjectRepository(ReplyTemplate) private readonly templates: Repository<ReplyTemplate>,
    @InjectRepository(PriceListRow) private readonly prices: Repository<PriceListRow>,
  ) {}

  /** Returns all templates in the order of the owner. */
  async list(): Promise<{ id: string; name: Translated; text: Translated }[]> {
    const templates = await this.templates.find({ order: { position: 'ASC' } })
    return templates.map(({ id, name, text }) => ({ id, name, text }))
  }

  /** Returns the price of a service by its name; null for an unknown one, or several prices of one name. */
  async priceOf(name: string, language: Language): Promise<number | null> {
    const rows = await this.prices
      .createQueryBuilder('row')
      .where('row.service ->> :language = :name', { language, name })
      .getMany()
    const prices = new Set(rows.map(({ price }) => price))
    return prices.size === 1 ? rows[0]!.price : null
  }
}

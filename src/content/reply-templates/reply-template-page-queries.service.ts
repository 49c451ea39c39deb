import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import type { Language, Translated } from '#src/shared/languages.js'
import { PriceListRow } from '../offer/price-list-row.entity.js'
import { ReplyTemplate } from './reply-template.entity.js'

/** Templates for replies, for the pages of leads. */
@Injectable()
@StaffQueries('staff')
@Unscoped('content of the whole chain')
export class ReplyTemplatePageQueriesService {
  constructor(
    @InjectRepository(ReplyTemplate) private readonly templates: Repository<ReplyTemplate>,
    @InjectRepository(PriceListRow) private readonly prices: Repository<PriceListRow>,
  ) {}

  /** Returns all templates in the order of the owner. */
  async replyTemplates(_reader: StaffReader): Promise<{ id: string; name: Translated; text: Translated }[]> {
    const templates = await this.templates.find({ order: { position: 'ASC' } })
    return templates.map(({ id, name, text }) => ({ id, name, text }))
  }

  /** Returns the price of a service by its name; null for an unknown one, or several prices of one name. */
  async priceOfService(_reader: StaffReader, name: string, language: Language): Promise<number | null> {
    const rows = await this.prices
      .createQueryBuilder('row')
      .where('row.service ->> :language = :name', { language, name })
      .getMany()
    const prices = new Set(rows.map(({ price }) => price))
    return prices.size === 1 ? rows[0]!.price : null
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<ReplyTemplatePageQueriesService> {}
}

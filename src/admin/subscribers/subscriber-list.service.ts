import { Readable } from 'node:stream'
import { Injectable, type StreamableFile } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type FindManyOptions, ILike, In, IsNull, MoreThan, Not, Repository } from 'typeorm'
import { NewsletterSubscriber } from '../../newsletter/newsletter-subscriber.entity.js'
import { csvFile } from '../lists/csv-file.js'
import { type NewsletterSubscribersPageDto, toSubscriberItem } from './newsletter-subscriber-item.dto.js'
import type { SubscriberQueryDto } from './subscriber-query.dto.js'

const BATCH = 500

type Filter = Pick<SubscriberQueryDto, 'search' | 'view'>

/** Who reads the newsletter, and who no longer does. */
@Injectable()
export class SubscriberList {
  constructor(@InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>) {}

  async list({ page, pageSize, sort, ...filter }: SubscriberQueryDto): Promise<NewsletterSubscribersPageDto> {
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC'
    const [rows, total] = await this.subscribers.findAndCount({
      where: toWhere(filter),
      order: { [sort.replace('-', '')]: direction, id: direction },
      skip: (page - 1) * pageSize,
      take: pageSize,
    })
    return { items: rows.map(toSubscriberItem), page, pageSize, total }
  }

  export(filter: Filter): StreamableFile {
    return csvFile(Readable.from(this.rows(filter)))
  }

  /** Ends subscriptions at their subscribers' wish. @returns how many ended */
  async unsubscribe(ids: string[]): Promise<number> {
    const { affected } = await this.subscribers.update(
      { id: In(ids), unsubscribedAt: IsNull() },
      { unsubscribedAt: new Date() },
    )
    return affected ?? 0
  }

  private async *rows(filter: Filter) {
    let last: string | undefined
    do {
      const where = { ...toWhere(filter), ...(last && { id: MoreThan(last) }) }
      const batch = await this.subscribers.find({ where, order: { id: 'ASC' }, take: BATCH })
      yield* batch.map(toSubscriberItem)
      last = batch.at(-1)?.id
    } while (last)
  }
}

function toWhere({ search, view }: Filter): FindManyOptions<NewsletterSubscriber>['where'] & object {
  return {
    unsubscribedAt: view === 'subscribed' ? IsNull() : Not(IsNull()),
    ...(search && { email: ILike(`%${search.replace(/[\\%_]/g, '\\$&')}%`) }),
  }
}

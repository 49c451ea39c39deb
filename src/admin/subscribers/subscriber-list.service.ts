import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { In, IsNull, Repository } from 'typeorm'
import { NewsletterSubscriber } from '../../newsletter/newsletter-subscriber.entity.js'
import { type NewsletterSubscribersPageDto, toSubscriberItem } from './newsletter-subscriber-item.dto.js'
import type { SubscriberQueryDto } from './subscriber-query.dto.js'
import { filterSubscribers, sortSubscribers } from './subscriber.queries.js'

/** Who reads the newsletter, and who no longer does. */
@Injectable()
export class SubscriberList {
  constructor(@InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>) {}

  async list({ page, pageSize, sort, ...filter }: SubscriberQueryDto): Promise<NewsletterSubscribersPageDto> {
    const [rows, total] = await sortSubscribers(filterSubscribers(this.subscribers, filter), sort)
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .getManyAndCount()
    return { items: rows.map(toSubscriberItem), page, pageSize, total }
  }

  /** Ends subscriptions at their subscribers’ wish. @returns how many ended */
  async unsubscribe(ids: string[]): Promise<number> {
    const { affected } = await this.subscribers.update(
      { id: In(ids), unsubscribedAt: IsNull() },
      { unsubscribedAt: new Date() },
    )
    return affected ?? 0
  }
}

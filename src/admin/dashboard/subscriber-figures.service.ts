import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { IsNull, Repository } from 'typeorm'
import { NewsletterSubscriber } from '../../newsletter/newsletter-subscriber.entity.js'
import type { SubscriberFiguresDto } from './dashboard.dto.js'
import { beginning, firstDayOf, firstDays, periodOf } from './periods.js'

const MONTHS = 6

/** Figures about who reads the newsletter. */
@Injectable()
export class SubscriberFiguresService {
  constructor(@InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>) {}

  async find(now: Date): Promise<SubscriberFiguresDto> {
    const gained = await this.countByMonth('subscribed_at', now)
    const lost = await this.countByMonth('unsubscribed_at', now)
    return {
      total: await this.subscribers.countBy({ unsubscribedAt: IsNull() }),
      months: firstDays('month', MONTHS, now).map((from) => ({
        from,
        gained: gained.get(from) ?? 0,
        lost: lost.get(from) ?? 0,
      })),
    }
  }

  private async countByMonth(column: string, now: Date): Promise<Map<string, number>> {
    const month = periodOf('month', `subscriber.${column}`)
    const rows = await this.subscribers
      .createQueryBuilder('subscriber')
      .select(firstDayOf(month), 'from')
      .addSelect('count(*)::int', 'subscribers')
      .where(`subscriber.${column} >= ${beginning('month', MONTHS)}`, { now })
      .groupBy(month)
      .getRawMany<{ from: string; subscribers: number }>()
    return new Map(rows.map(({ from, subscribers }) => [from, subscribers]))
  }
}

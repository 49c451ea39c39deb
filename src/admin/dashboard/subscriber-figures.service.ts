import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { IsNull, Not, Repository } from 'typeorm'
import { NewsletterSubscriber } from '../../newsletter/newsletter-subscriber.entity.js'
import { TIME_ZONE } from '../../shared/time-zone.js'
import type { SubscriberFiguresDto } from './dashboard.dto.js'
import { firstDays } from './periods.js'

const MONTHS = 6

/** In which of some months of Zagreb, from 1: found by when each began, which costs less than naming the month of each row. */
const countByMonth = (column: string) => `
  SELECT width_bucket(${column}, begun.months) AS month, count(*)::int AS subscribers
  FROM newsletter_subscribers, (
    SELECT array_agg(day::timestamp AT TIME ZONE '${TIME_ZONE}' ORDER BY day) AS months FROM unnest($1::text[]) AS day
  ) AS begun
  WHERE ${column} >= begun.months[1] GROUP BY 1`

/** Figures about who reads the newsletter. */
@Injectable()
export class SubscriberFiguresService {
  constructor(@InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>) {}

  async find(now: Date): Promise<SubscriberFiguresDto> {
    const months = firstDays('month', MONTHS, now)
    const [total, gained, lost] = await Promise.all([
      this.subscribers.countBy({ unsubscribedAt: IsNull(), confirmedAt: Not(IsNull()), suppressedAt: IsNull() }),
      this.countByMonth('confirmed_at', months),
      this.countByMonth('unsubscribed_at', months),
    ])
    return { total, months: months.map((from, month) => ({ from, gained: gained[month]!, lost: lost[month]! })) }
  }

  private async countByMonth(column: string, months: string[]): Promise<number[]> {
    const rows = await this.subscribers.query<{ month: number; subscribers: number }[]>(countByMonth(column), [months])
    const counts = new Map(rows.map(({ month, subscribers }) => [month, subscribers]))
    return months.map((_, index) => counts.get(index + 1) ?? 0)
  }
}

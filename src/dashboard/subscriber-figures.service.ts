import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { NewsletterSubscriber } from '#src/newsletter/newsletter-subscriber.entity.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { MONTHS, type SubscriberFiguresDto } from './dashboard.dto.js'
import { firstDays } from './periods.js'
import { StatsCache } from './stats-cache.js'

/**
 * SQL that counts by month in Europe/Zagreb, numbered from 1; comparing with the start of each month costs less than
 * computing the month of each row.
 */
const countByMonth = (column: string) => `
  SELECT width_bucket(${column}, begun.months) AS month, count(*)::int AS subscribers
  FROM newsletter_subscribers, (
    SELECT array_agg(day::timestamp AT TIME ZONE '${TIME_ZONE}' ORDER BY day) AS months FROM unnest($1::text[]) AS day
  ) AS begun
  WHERE ${column} >= begun.months[1] GROUP BY 1`

/** Number of subscribers, and of the newest change to any. */
const TOTAL = `
  SELECT (SELECT max(changed_in) FROM newsletter_subscribers) AS "newestChange", (
    SELECT count(*)::int FROM newsletter_subscribers
    WHERE unsubscribed_at IS NULL AND confirmed_at IS NOT NULL AND suppressed_at IS NULL) AS total`

/** Statistics of newsletter subscribers. */
@Injectable()
export class SubscriberFiguresService {
  private readonly kept = new StatsCache<SubscriberFiguresDto['months']>()

  constructor(@InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>) {}

  async find(now: Date): Promise<SubscriberFiguresDto> {
    const [row] = await this.subscribers.query<[{ total: number; newestChange: string | null }]>(TOTAL)
    const { total, newestChange } = row
    const state = `${total} ${newestChange}`
    return { total, months: await this.kept.of('months', state, now, () => this.countMonths(now)) }
  }

  private async countMonths(now: Date): Promise<SubscriberFiguresDto['months']> {
    const months = firstDays('month', MONTHS, now)
    const [gained, lost] = await Promise.all([
      this.countByMonth('confirmed_at', months),
      this.countByMonth('unsubscribed_at', months),
    ])
    return months.map((from, month) => ({ from, gained: gained[month]!, lost: lost[month]! }))
  }

  private async countByMonth(column: string, months: string[]): Promise<number[]> {
    const rows = await this.subscribers.query<{ month: number; subscribers: number }[]>(countByMonth(column), [months])
    const counts = new Map(rows.map(({ month, subscribers }) => [month, subscribers]))
    return months.map((_, index) => counts.get(index + 1) ?? 0)
  }
}

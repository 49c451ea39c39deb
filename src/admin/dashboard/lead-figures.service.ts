import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import type { Lead } from '../../leads/lead.entity.js'
import { openStatuses } from '../../shared/leads/lead-statuses.js'
import type { LeadKind } from '../leads/lead-kind.js'
import { type LeadSummaryDto, summarise } from '../leads/lead-summary.js'
import { filterLeads, sortLeads } from '../leads/reading/lead.queries.js'
import type { Period } from './dashboard-query.dto.js'
import type { FirstAnswersDto, LeadFiguresDto } from './dashboard.dto.js'
import { beginning, firstDayOf, midnight, periodOf } from './periods.js'

const ANSWER_DAYS = 30

/** Figures are of everybody's leads. */
const NO_USER = ''

/** Figures about leads of one kind. All are of what its inbox lists. */
@Injectable()
export class LeadFiguresService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async of(kind: LeadKind, now: Date): Promise<LeadFiguresDto> {
    const counts = await this.countByStatus(kind)
    const open = openStatuses(kind)
    const statuses = kind.statuses
      .filter((status) => status !== 'spam')
      .map((status) => ({ status, leads: counts.get(status) ?? 0, open: open.includes(status) }))
    return {
      kind: kind.name,
      total: statuses.reduce((sum, { leads }) => sum + leads, 0),
      ...(await this.countRecent(kind, now)),
      statuses,
      unassigned: await this.countUnassigned(kind),
      firstAnswers: await this.findFirstAnswers(kind, now, 0),
      firstAnswersBefore: await this.findFirstAnswers(kind, now, ANSWER_DAYS),
    }
  }

  /** How many came in, by the first day of the week or month; those without any are left out. */
  async countByPeriod(kind: LeadKind, period: Period, periods: number, now: Date): Promise<Map<string, number>> {
    const received = periodOf(period, 'lead.received_at')
    const rows = await this.inbox(kind)
      .select(firstDayOf(received), 'from')
      .addSelect('count(*)::int', 'leads')
      .andWhere(`lead.received_at >= ${beginning(period, periods)}`, { now })
      .groupBy(received)
      .getRawMany<{ from: string; leads: number }>()
    return new Map(rows.map(({ from, leads }) => [from, leads]))
  }

  /** Those without an answer, of each status up to `most` that wait longest: an index has them in this order. */
  async findWaiting(kind: LeadKind, most: number): Promise<LeadSummaryDto[]> {
    const waiting = kind.statuses.slice(0, kind.statuses.indexOf(kind.answered))
    const summaries = await Promise.all(
      waiting.map((status) => {
        const leads = this.inbox(kind).andWhere('lead.status = :status', { status })
        return this.summariesOf(kind, sortLeads(leads, kind, 'receivedAt').limit(most).getMany())
      }),
    )
    return summaries.flat()
  }

  findNewest(kind: LeadKind, most: number): Promise<LeadSummaryDto[]> {
    return this.summariesOf(kind, sortLeads(this.inbox(kind), kind, '-receivedAt').limit(most).getMany())
  }

  private async countByStatus(kind: LeadKind): Promise<Map<string, number>> {
    const rows = await this.inbox(kind)
      .select('lead.status', 'status')
      .addSelect('count(*)::int', 'leads')
      .groupBy('lead.status')
      .getRawMany<{ status: string; leads: number }>()
    return new Map(rows.map(({ status, leads }) => [status, leads]))
  }

  private async countRecent(kind: LeadKind, now: Date): Promise<{ today: number; last7Days: number }> {
    const counts = await this.inbox(kind)
      .select(`(count(*) FILTER (WHERE lead.received_at >= ${midnight(0)}))::int`, 'today')
      .addSelect('count(*)::int', 'last7Days')
      .andWhere(`lead.received_at >= ${midnight(6)}`, { now })
      .getRawOne<{ today: number; last7Days: number }>()
    return counts!
  }

  private countUnassigned(kind: LeadKind): Promise<number> {
    const open = { view: 'open', assignee: 'none', sort: 'receivedAt' } as const
    return filterLeads(this.dataSource.manager, kind, open, NO_USER).getCount()
  }

  /** First answers of thirty days that ended so many days ago. */
  private async findFirstAnswers(kind: LeadKind, now: Date, daysAgo: number): Promise<FirstAnswersDto> {
    const duration = 'extract(epoch FROM lead.first_answered_at - lead.received_at)'
    const answers = await this.inbox(kind)
      .select('count(*)::int', 'answered')
      .addSelect(`round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${duration}))::int`, 'medianSeconds')
      .andWhere(`lead.first_answered_at > :now::timestamptz - interval '${daysAgo + ANSWER_DAYS} days'`, { now })
      .andWhere(`lead.first_answered_at <= :now::timestamptz - interval '${daysAgo} days'`)
      .getRawOne<FirstAnswersDto>()
    return answers!
  }

  private inbox(kind: LeadKind) {
    return filterLeads(this.dataSource.manager, kind, { view: 'inbox', sort: 'receivedAt' }, NO_USER)
  }

  private async summariesOf(kind: LeadKind, leads: Promise<Lead[]>): Promise<LeadSummaryDto[]> {
    return (await leads).map((lead) => summarise(kind, lead))
  }
}

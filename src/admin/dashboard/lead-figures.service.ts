import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import type { Lead } from '../../leads/lead.entity.js'
import { openStatuses } from '../../shared/leads/lead-statuses.js'
import { zagrebDay } from '../../shared/zagreb-time.js'
import type { LeadKind } from '../../lead-kinds/lead-kind.js'
import { type LeadSummaryDto, summarise } from '../leads/lead-summary.js'
import { filterLeads, sortLeads } from '../leads/reading/lead.queries.js'
import { LeadTalliesService, type Tally } from '../leads/tallies/lead-tallies.service.js'
import type { FirstAnswersDto, LeadFiguresDto } from './dashboard.dto.js'

const ANSWER_DAYS = 30

/** Figures are of everybody's leads. */
const NO_USER = ''

/** Figures about leads of one kind. All are of what its inbox lists. */
@Injectable()
export class LeadFiguresService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tallies: LeadTalliesService,
  ) {}

  async of(kind: LeadKind, now: Date): Promise<LeadFiguresDto> {
    const [tallies, answers] = await Promise.all([
      this.tallies.byStatus(kind, zagrebDay(now).toString()),
      this.findFirstAnswers(kind, now),
    ])
    const inbox = tallies.filter(({ status }) => status !== 'spam')
    const open = openStatuses(kind)
    return {
      kind: kind.name,
      total: sum(inbox, 'leads'),
      today: sum(inbox, 'today'),
      last7Days: sum(inbox, 'last7Days'),
      statuses: kind.statuses
        .filter((status) => status !== 'spam')
        .map((status) => ({
          status,
          leads: inbox.find((tally) => tally.status === status)?.leads ?? 0,
          open: open.includes(status),
        })),
      unassigned: sum(
        inbox.filter(({ status }) => open.includes(status)),
        'unassigned',
      ),
      spam: sum(
        tallies.filter(({ status }) => status === 'spam'),
        'leads',
      ),
      ...answers,
    }
  }

  /** Those without an answer, of each status up to `most` that wait longest: an index has them in this order. */
  async findWaiting(kind: LeadKind, most: number): Promise<LeadSummaryDto[]> {
    const waiting = kind.statuses.slice(0, kind.statuses.indexOf(kind.answered[0]!))
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

  /** First answers of the last thirty days, and of the thirty before. */
  private async findFirstAnswers(kind: LeadKind, now: Date) {
    const daysAgo = (days: number) => `:now::timestamptz - interval '${days} days'`
    const isLate = `lead.first_answered_at > ${daysAgo(ANSWER_DAYS)}`
    const seconds = `date_part('epoch', lead.first_answered_at - lead.received_at)`
    const rows = await this.inbox(kind)
      .select(isLate, 'isLate')
      .addSelect('count(*)::int', 'answered')
      .addSelect(`round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${seconds}))::int`, 'medianSeconds')
      .andWhere(`lead.first_answered_at > ${daysAgo(2 * ANSWER_DAYS)}`, { now })
      .andWhere('lead.first_answered_at <= :now::timestamptz')
      .groupBy(isLate)
      .getRawMany<FirstAnswersDto & { isLate: boolean }>()
    const answersOf = (late: boolean): FirstAnswersDto => {
      const { answered = 0, medianSeconds = null } = rows.find((row) => row.isLate === late) ?? {}
      return { answered, medianSeconds }
    }
    return { firstAnswers: answersOf(true), firstAnswersBefore: answersOf(false) }
  }

  private inbox(kind: LeadKind) {
    return filterLeads(this.dataSource.manager, kind, { view: 'inbox', sort: 'receivedAt' }, NO_USER)
  }

  private async summariesOf(kind: LeadKind, leads: Promise<Lead[]>): Promise<LeadSummaryDto[]> {
    return (await leads).map((lead) => summarise(kind, lead))
  }
}

const sum = (tallies: Tally[], figure: 'leads' | 'unassigned' | 'today' | 'last7Days') =>
  tallies.reduce((total, tally) => total + tally[figure], 0)

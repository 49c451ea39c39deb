import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { type LeadSummaryDto, summarise } from '#src/leads/details/lead-summary.js'
import type { Lead } from '#src/leads/lead.entity.js'
import { type LeadKind, leadKinds } from '#src/leads/lead-kind.js'
import { sortLeads } from '#src/leads/lists/lead.queries.js'
import type { Tally } from '#src/leads/lists/lead-tallies.service.js'
import type { LeadReader } from '#src/leads/visible-leads.js'
import { IS_UNANSWERED } from '#src/leads/waiting-leads.js'
import { openStatuses } from '#src/shared/leads/lead-statuses.js'
import { getFirst } from '#src/shared/lookups.js'
import type { LeadFiguresDto } from './dashboard.dto.js'
import { FirstAnswersService } from './first-answers.service.js'
import { inboxOf } from './inbox.js'

/** Statistics of leads in the inbox, by kind. */
@Injectable()
export class LeadFiguresService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly firstAnswers: FirstAnswersService,
  ) {}

  /** Returns the statistics of the leads of each kind that a user may see, in their order. @param tallied by status */
  async find(tallied: Promise<Tally[]>, reader: LeadReader, now: Date): Promise<LeadFiguresDto[]> {
    const tallies = await tallied
    return Promise.all(
      leadKinds().map((kind) => {
        const own = tallies.filter(({ table }) => table === kind.table)
        return this.of(kind, own, reader, now)
      }),
    )
  }

  private async of(kind: LeadKind, tallies: Tally[], reader: LeadReader, now: Date): Promise<LeadFiguresDto> {
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
      ...(await this.firstAnswers.find(kind, inbox, reader, now)),
    }
  }

  /**
   * Returns up to `most` leads without an answer, the longest waiting first, by status: an index has them in this
   * order.
   */
  async findWaiting(kind: LeadKind, reader: LeadReader, most: number): Promise<LeadSummaryDto[]> {
    const waiting = kind.statuses.slice(0, kind.statuses.indexOf(getFirst(kind.answered)))
    const summaries = await Promise.all(
      waiting.map((status) => {
        const leads = inboxOf(this.dataSource.manager, kind, reader)
          .andWhere('lead.status = :status', { status })
          .andWhere(IS_UNANSWERED)
        return this.summariesOf(kind, sortLeads(leads, kind, 'receivedAt').limit(most).getMany())
      }),
    )
    return summaries.flat()
  }

  private async summariesOf(kind: LeadKind, leads: Promise<Lead[]>): Promise<LeadSummaryDto[]> {
    return (await leads).map((lead) => summarise(kind, lead))
  }
}

const sum = (tallies: Tally[], figure: 'leads' | 'unassigned' | 'today' | 'last7Days') =>
  tallies.reduce((total, tally) => total + tally[figure], 0)

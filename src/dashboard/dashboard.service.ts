import { Injectable } from '@nestjs/common'
import { leadKinds } from '#src/leads/lead-kind.js'
import { LeadTalliesService } from '#src/leads/inbox/lead-tallies.service.js'
import type { LeadKindName } from '#src/shared/lead-kinds.js'
import type { LeadReader } from '#src/leads/visible-leads.js'
import type { LeadSummaryDto } from '#src/leads/inbox/lead-summary.js'
import type { DashboardQueryDto, Period } from './dashboard-query.dto.js'
import type { DashboardDto, LeadsInPeriodDto } from './dashboard.dto.js'
import { LeadFiguresService } from './lead-figures.service.js'
import { SubscriberFiguresService } from './subscriber-figures.service.js'
import { VisitFiguresService } from './visit-figures.service.js'
import { firstDays } from './periods.js'

const PERIODS = 12
const MAX_ITEMS = 5

/** Statistics of the dashboard. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly leads: LeadFiguresService,
    private readonly tallies: LeadTalliesService,
    private readonly subscribers: SubscriberFiguresService,
    private readonly visits: VisitFiguresService,
  ) {}

  async show({ by }: DashboardQueryDto, reader: LeadReader, now = new Date()): Promise<DashboardDto> {
    const [leads, periods, subscribers, visits, waiting, newest] = await Promise.all([
      this.leads.find(reader, now),
      this.countByPeriod(by, reader, now),
      reader.locations === null ? this.subscribers.find(now) : null,
      this.visits.find(by, reader.locations, now),
      Promise.all(leadKinds().map((kind) => this.leads.findWaiting(kind, reader, MAX_ITEMS))),
      Promise.all(leadKinds().map((kind) => this.leads.findNewest(kind, reader, MAX_ITEMS))),
    ])
    const byAge = waiting.flat().sort(olderFirst).slice(0, MAX_ITEMS)
    return {
      leads,
      by,
      periods,
      subscribers,
      visits,
      waiting: byAge,
      newest: newest.flat().sort(newerFirst).slice(0, MAX_ITEMS),
    }
  }

  private async countByPeriod(by: Period, { locations }: LeadReader, now: Date): Promise<LeadsInPeriodDto[]> {
    const firsts = firstDays(by, PERIODS, now)
    const tallies = await this.tallies.byPeriod(by, firsts[0]!, locations)
    return firsts.map((from) => {
      const counts = leadKinds().map(({ name, table }) => [
        name,
        tallies.find((tally) => tally.table === table && tally.from === from)?.leads ?? 0,
      ])
      return { from, ...(Object.fromEntries(counts) as Record<LeadKindName, number>) }
    })
  }
}

const olderFirst = (one: LeadSummaryDto, other: LeadSummaryDto) => one.receivedAt.getTime() - other.receivedAt.getTime()
const newerFirst = (one: LeadSummaryDto, other: LeadSummaryDto) => olderFirst(other, one)

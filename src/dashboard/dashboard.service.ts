import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { findUncovered } from '#src/bookings/visit-coverage/read-coverage.js'
import type { LeadSummaryDto } from '#src/leads/details/lead-summary.js'
import { UnifiedInboxService } from '#src/leads/inbox/unified-inbox.service.js'
import { leadKinds } from '#src/leads/lead-kind.js'
import { LeadTalliesService } from '#src/leads/lists/lead-tallies.service.js'
import type { LeadReader } from '#src/leads/visible-leads.js'
import type { LeadKindName } from '#src/shared/leads/lead-kinds.js'
import { getFirst } from '#src/shared/lookups.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import { type DashboardDto, type LeadsInPeriodDto, MAX_WAITING, PERIODS } from './dashboard.dto.js'
import type { DashboardQueryDto, Period } from './dashboard-query.dto.js'
import { LeadFiguresService } from './lead-figures.service.js'
import { LocationFiguresService } from './location-figures.service.js'
import { firstDays } from './periods.js'
import { SubscriberFiguresService } from './subscriber-figures.service.js'
import { VisitFiguresService } from './visit-figures.service.js'

/** Statistics of the dashboard. */
@Injectable()
export class DashboardService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly leads: LeadFiguresService,
    private readonly tallies: LeadTalliesService,
    private readonly subscribers: SubscriberFiguresService,
    private readonly visits: VisitFiguresService,
    private readonly locations: LocationFiguresService,
    private readonly inbox: UnifiedInboxService,
  ) {}

  async show({ by }: DashboardQueryDto, reader: LeadReader, now = new Date()): Promise<DashboardDto> {
    const tallies = this.tallies.byStatus(leadKinds(), zagrebDay(now).toString(), reader.locations)
    const [counts, byLocation, leads, periods, subscribers, visits, uncovered, waiting] = await Promise.all([
      this.inbox.countBeside(tallies, reader, now),
      this.locations.find(by, reader, now),
      this.leads.find(tallies, reader, now),
      this.countByPeriod(by, reader, now),
      reader.locations === null ? this.subscribers.find(now) : null,
      this.visits.find(by, reader.locations, now),
      findUncovered(this.dataSource.manager, reader.locations),
      Promise.all(leadKinds().map((kind) => this.leads.findWaiting(kind, reader, MAX_WAITING))),
    ])
    const byAge = waiting.flat().sort(olderFirst).slice(0, MAX_WAITING)
    const visitsOfToday = byLocation.locations.reduce((sum, location) => sum + location.visits, 0)
    return {
      desk: {
        today: byLocation.to,
        new: counts.new,
        mine: counts.mine,
        overdue: counts.overdue,
        followUp: counts.followUp,
        visits: visitsOfToday,
        uncovered: uncovered.length,
      },
      byLocation,
      leads,
      by,
      periods,
      subscribers,
      visits,
      waiting: byAge,
    }
  }

  private async countByPeriod(by: Period, { locations }: LeadReader, now: Date): Promise<LeadsInPeriodDto[]> {
    const firsts = firstDays(by, PERIODS, now)
    const tallies = await this.tallies.byPeriod(by, getFirst(firsts), locations)
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

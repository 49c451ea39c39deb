import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import { countUpTo, mostCounted, type Total } from '#src/platform/http/lists/count-up-to.js'
import { statusesIn } from '#src/shared/leads/lead-statuses.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import type { LeadReader } from '../visible-leads.js'
import { filterLeads, type LeadFilter } from './lead.queries.js'
import { LeadTalliesService } from './lead-tallies.service.js'

/** Total numbers of lists of leads. */
@Injectable()
export class LeadTotalsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tallies: LeadTalliesService,
  ) {}

  async of<L extends Lead>(kind: LeadKind<L>, filter: LeadFilter, reader: LeadReader): Promise<Total> {
    if (isTallied(filter)) return { total: await this.tallied(kind, filter, reader.locations), totalIsCapped: false }
    const leads = filterLeads(this.dataSource.manager, kind, filter, reader)
    return countUpTo(leads, mostCounted(filter.search))
  }

  private async tallied<L extends Lead>(
    kind: LeadKind<L>,
    { view, status, assignee }: LeadFilter,
    scope: LocationScope,
  ): Promise<number> {
    const shown = statusesIn(view, kind).filter((one) =>
      status?.length ? status.includes(one) : view === 'spam' || one !== 'spam',
    )
    return (await this.tallies.byStatus([kind], zagrebDay(new Date()).toString(), scope))
      .filter((tally) => shown.includes(tally.status))
      .reduce((sum, { leads, unassigned }) => sum + (assignee === 'none' ? unassigned : leads), 0)
  }
}

/** Returns true when the tallies can count the filter: they distinguish view, status and missing assignee. */
function isTallied({ view, status: _status, sort: _sort, assignee = 'none', ...others }: LeadFilter): boolean {
  return view !== 'trash' && assignee === 'none' && !Object.values(others).some(Boolean)
}

import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type FindOptionsWhere, In } from 'typeorm'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import type { ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import { getOrThrow } from '#src/shared/lookups.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { isVisible } from '../visible-leads.js'
import { filterLeads, resolveFilter, reversed, sortLeads } from './lead.queries.js'
import type { LeadQueryDto } from './lead-query.dto.js'
import { LeadTotalsService } from './lead-totals.service.js'
import { findMerged } from './merged-leads.js'

/** Lists of leads, filtered, sorted and paginated. */
@Injectable()
export class LeadListsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly totals: LeadTotalsService,
  ) {}

  async list<L extends Lead, Item>(
    kind: LeadKind<L>,
    { page, pageSize, ...values }: LeadQueryDto,
    user: SignedInUser,
    toItem: (lead: L) => Item,
  ): Promise<ListPageDto & { items: (Item & { merged: Item[] })[] }> {
    const { manager } = this.dataSource
    const filter = await resolveFilter(manager, kind, values, user)
    // Selects ids first: an index contains them, so that skipping to a distant page reads no rows.
    const idsOf = async (sort: string, offset: number, limit: number) => {
      const leads = filterLeads(manager, kind, filter, user).select('lead.id', 'id')
      const places = sortLeads(leads, kind, sort).offset(offset).limit(limit)
      return (await places.getRawMany<{ id: string }>()).map(({ id }) => id)
    }
    const offset = (page - 1) * pageSize
    const counting = this.totals.of(kind, filter, user)
    const idsOfLaterPage = async () => {
      const { total, totalIsCapped } = await counting
      const behind = total - offset - pageSize
      // Reads the last pages from the end.
      return totalIsCapped || behind >= offset || behind <= -pageSize
        ? idsOf(filter.sort, offset, pageSize)
        : (await idsOf(reversed(filter.sort), Math.max(0, behind), pageSize + Math.min(0, behind))).reverse()
    }
    const [total, ids] = await Promise.all([counting, page === 1 ? idsOf(filter.sort, 0, pageSize) : idsOfLaterPage()])
    const [found, merged] = await Promise.all([
      manager.findBy(kind.entity, { id: In(ids) } as FindOptionsWhere<L>),
      findMerged(manager, kind, ids, user.locations),
    ])
    // One may have moved since the ids were selected.
    const rows = found.filter((lead) => isVisible(lead, user.locations))
    rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    await kind.setDerived?.([...rows, ...[...merged.values()].flat()], manager)
    const items = rows.map((lead) => ({ ...toItem(lead), merged: getOrThrow(merged, lead.id).map(toItem) }))
    return { items, page, pageSize, ...total }
  }
}

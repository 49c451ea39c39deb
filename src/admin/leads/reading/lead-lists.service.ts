import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type FindOptionsWhere, In } from 'typeorm'
import type { Lead } from '#src/leads/lead.entity.js'
import type { SignedInUser } from '../../access/signed-in-user.js'
import type { LeadKind } from '#src/lead-kinds/lead-kind.js'
import type { LeadQueryDto } from './lead-query.dto.js'
import { filterLeads, reversed, sortLeads } from './lead.queries.js'
import { LeadTotalsService } from './lead-totals.service.js'
import { findMerged } from './merged-leads.js'
import type { ListPageDto } from '../../lists/list-query.dto.js'

/** What visitors sent, filtered, sorted, page by page. */
@Injectable()
export class LeadListsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly totals: LeadTotalsService,
  ) {}

  async list<L extends Lead, Item>(
    kind: LeadKind<L>,
    { page, pageSize, ...filter }: LeadQueryDto,
    user: SignedInUser,
    toItem: (lead: L) => Item,
  ): Promise<ListPageDto & { items: (Item & { merged: Item[] })[] }> {
    const { manager } = this.dataSource
    const { total, totalIsCapped } = await this.totals.of(kind, filter, user.id)
    // First the ids alone: an index knows them, so that skipping to a far page reads no rows.
    const idsOf = async (sort: string, offset: number, limit: number) => {
      const leads = filterLeads(manager, kind, filter, user.id).select('lead.id', 'id')
      const places = sortLeads(leads, kind, sort).offset(offset).limit(limit)
      return (await places.getRawMany<{ id: string }>()).map(({ id }) => id)
    }
    const offset = (page - 1) * pageSize
    const behind = total - offset - pageSize
    // The last pages are near from the other end.
    const ids =
      totalIsCapped || behind >= offset || behind <= -pageSize
        ? await idsOf(filter.sort, offset, pageSize)
        : (await idsOf(reversed(filter.sort), Math.max(0, behind), pageSize + Math.min(0, behind))).reverse()
    const rows = await manager.findBy(kind.entity, { id: In(ids) } as FindOptionsWhere<L>)
    rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    const merged = await findMerged(manager, kind, ids)
    const items = rows.map((lead) => ({ ...toItem(lead), merged: merged.get(lead.id)!.map(toItem) }))
    return { items, page, pageSize, total, totalIsCapped }
  }
}

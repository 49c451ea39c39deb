import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type FindOptionsWhere, In } from 'typeorm'
import type { Lead } from '#src/leads/lead.entity.js'
import type { SignedInUser } from '../../access/signed-in-user.js'
import type { LeadKind } from '../lead-kind.js'
import type { LeadQueryDto } from './lead-query.dto.js'
import { filterLeads, sortLeads } from './lead.queries.js'
import { findMerged } from './merged-leads.js'
import type { ListPageDto } from '../../lists/list-query.dto.js'

/** What visitors sent, filtered, sorted, page by page. */
@Injectable()
export class LeadListsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list<L extends Lead, Item>(
    kind: LeadKind<L>,
    { page, pageSize, ...filter }: LeadQueryDto,
    user: SignedInUser,
    toItem: (lead: L) => Item,
  ): Promise<ListPageDto & { items: (Item & { merged: Item[] })[] }> {
    const { manager } = this.dataSource
    const leads = filterLeads(manager, kind, filter, user.id)
    const total = await leads.clone().getCount()
    // First the ids alone: an index knows them, so that skipping to a far page reads no rows.
    const places = await sortLeads(leads.select('lead.id', 'id'), kind, filter.sort)
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .getRawMany<{ id: string }>()
    const ids = places.map(({ id }) => id)
    const rows = await manager.findBy(kind.entity, { id: In(ids) } as FindOptionsWhere<L>)
    rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    const merged = await findMerged(manager, kind, ids)
    const items = rows.map((lead) => ({ ...toItem(lead), merged: merged.get(lead.id)!.map(toItem) }))
    return { items, page, pageSize, total }
  }
}

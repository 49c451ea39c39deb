import { Injectable, type Type } from '@nestjs/common'
import { ifFound } from '#src/platform/page-queries/if-found.js'
import { lenientQuery, type Search } from '#src/platform/page-queries/lenient-query.js'
import { readListPage } from '#src/platform/page-queries/list-page.js'
import type { StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { statusesIn } from '#src/shared/leads/lead-statuses.js'
import { LeadDetailsService } from './details/lead-details.service.js'
import type { Lead } from './lead.entity.js'
import { type LeadKind, leadKindOf } from './lead-kind.js'
import { LeadListsService } from './lists/lead-lists.service.js'
import type { LeadQueryDto } from './lists/lead-query.dto.js'

interface LeadPages<L extends Lead, Query extends LeadQueryDto, Item> {
  entity: Type<L>
  query: Type<Query>
  toItem: (lead: L) => Item
}

/** Reads the list and the details of a kind of leads for pages of the admin. */
@Injectable()
export class LeadPagesService {
  constructor(
    private readonly lists: LeadListsService,
    private readonly details: LeadDetailsService,
  ) {}

  list<L extends Lead, Query extends LeadQueryDto, Item>(
    { entity, query: dto, toItem }: LeadPages<L, Query, Item>,
    { user }: StaffReader,
    search: Search,
  ) {
    const kind = leadKindOf(entity)
    return readListPage(leadQuery(kind, dto, search), (query) => this.lists.list(kind, query, user, toItem))
  }

  /** Returns a lead with its neighbours in the list that the query selects; undefined for an id without a lead. */
  read<L extends Lead, Query extends LeadQueryDto, Item>(
    { entity, query: dto, toItem }: LeadPages<L, Query, Item>,
    { user }: StaffReader,
    id: string,
    search: Search,
  ) {
    const kind = leadKindOf(entity)
    return ifFound(id, () => this.details.read(kind, id, leadQuery(kind, dto, search), user, toItem))
  }
}

/** Returns the query without statuses that contradict its view. */
function leadQuery<Query extends LeadQueryDto>(kind: LeadKind, dto: Type<Query>, search: Search): Query {
  const query = lenientQuery(dto, search)
  const possible = statusesIn(query.view, kind)
  const status = query.status?.filter((one) => possible.includes(one))
  return Object.assign(query, { status: status?.length ? status : undefined })
}

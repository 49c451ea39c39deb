import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { Lead } from '#src/leads/lead.entity.js'
import { openStatuses } from '#src/shared/leads/lead-statuses.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import type { LeadKind } from '../lead-kind.js'
import { startAfterRow } from '../../lists/start-after-row.js'
import type { LeadQueryDto } from './lead-query.dto.js'
import { searchLeads } from './lead-search.queries.js'

export type LeadFilter = Omit<LeadQueryDto, 'page' | 'pageSize' | 'lang'>

/** The leads a filter leaves, in no order. `userId` is who `assignee=me` means. */
export function filterLeads<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  filter: LeadFilter,
  userId: string,
): SelectQueryBuilder<L> {
  const query = manager.createQueryBuilder(kind.entity, 'lead').where('lead.merged_into_id IS NULL')
  const { view, search, status, assignee, location, from, to } = filter
  if (view === 'trash') query.andWhere('lead.trashed_at IS NOT NULL')
  else query.andWhere('lead.trashed_at IS NULL')
  if (view === 'spam') query.andWhere(`lead.status = 'spam'`)
  else if (view !== 'trash' && !status?.includes('spam')) query.andWhere(`lead.status <> 'spam'`)
  if (view === 'open') query.andWhere('lead.status IN (:...open)', { open: openStatuses(kind) })
  if (status?.length) query.andWhere('lead.status IN (:...status)', { status })
  if (assignee === 'none') query.andWhere('lead.assignee_id IS NULL')
  else if (assignee) query.andWhere('lead.assignee_id = :assignee', { assignee: assignee === 'me' ? userId : assignee })
  if (location === 'none') query.andWhere('lead.location IS NULL')
  else if (location) query.andWhere('lead.location = :location', { location })
  if (from) query.andWhere(`lead.received_at >= :from::date::timestamp AT TIME ZONE '${TIME_ZONE}'`, { from })
  if (to) query.andWhere(`lead.received_at < (:to::date + 1)::timestamp AT TIME ZONE '${TIME_ZONE}'`, { to })
  return searchLeads(query, search)
}

/** Sorts as a list does; the id last, so that the order is total. */
export function sortLeads<L extends Lead>(query: SelectQueryBuilder<L>, kind: LeadKind<L>, sort: string) {
  const direction = isDescending(sort) ? 'DESC' : 'ASC'
  return query
    .addSelect(sortKey(kind, sort), 'sort_key')
    .orderBy('sort_key', direction)
    .addOrderBy('lead.id', direction)
}

/** Only what comes after one lead in the order of `sort`. */
export function startAfter<L extends Lead>(query: SelectQueryBuilder<L>, kind: LeadKind<L>, sort: string, id: string) {
  return startAfterRow(query, sortKey(kind, sort), isDescending(sort) ? 'DESC' : 'ASC', id)
}

/** Ids of the leads before and after one, as a list with this filter shows them. */
export async function findNeighbours<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  filter: LeadFilter,
  userId: string,
  id: string,
): Promise<{ previousId: string | null; nextId: string | null }> {
  const next = async (sort: string) => {
    const leads = startAfter(filterLeads(manager, kind, filter, userId).select('lead.id', 'id'), kind, sort, id)
    return (await sortLeads(leads, kind, sort).limit(1).getRawOne<{ id: string }>())?.id ?? null
  }
  const { sort } = filter
  return { previousId: await next(reversed(sort)), nextId: await next(sort) }
}

/** How many leads stand before one in a list. */
export function countBefore<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  filter: LeadFilter,
  userId: string,
  id: string,
): Promise<number> {
  return startAfter(filterLeads(manager, kind, filter, userId), kind, reversed(filter.sort), id).getCount()
}

const reversed = (sort: string) => (isDescending(sort) ? sort.slice(1) : `-${sort}`)
const isDescending = (sort: string) => sort.startsWith('-')

function sortKey(kind: Pick<LeadKind, 'nameInSql' | 'statuses'>, sort: string): string {
  const keys: Record<string, string> = {
    receivedAt: 'lead.received_at',
    name: `(${kind.nameInSql} COLLATE public.croatian)`,
    email: '(lead.email)', // in parentheses, or TypeORM takes it for the column and leaves that out of the lead
    status: `array_position(ARRAY['${kind.statuses.join("','")}'], lead.status)`,
  }
  return keys[sort.replace('-', '')] ?? keys.receivedAt!
}

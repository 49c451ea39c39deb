import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import { NOW } from '#src/platform/database/now-in-sql.js'
import { mostCounted, toCount } from '#src/platform/http/lists/count-up-to.js'
import { findPlace, type Place, startAfterPlace } from '#src/platform/http/lists/place-in-order.js'
import { openStatuses, statusesWaiting } from '#src/shared/leads/lead-statuses.js'
import { requireValue } from '#src/shared/lookups.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { FollowUp } from '../follow-ups/follow-up.entity.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { type LeadReader, limitToScope } from '../visible-leads.js'
import { IS_UNANSWERED } from '../waiting-leads.js'
import type { LeadQueryDto } from './lead-query.dto.js'
import { searchLeads } from './lead-search.queries.js'
import { sortKey } from './lead-sorts.js'

export interface LeadFilter extends Omit<LeadQueryDto, 'page' | 'pageSize' | 'lang'> {
  /** Only leads whose senders were promised an answer by now. */
  isOverdue?: boolean
  /** Only leads that staff wanted to be reminded of by today. */
  isFollowUpDue?: boolean
  /** Only leads with a reminder of any day, which the query joins as `follow_up`. */
  hasFollowUp?: boolean
}

/** Condition for leads without an answer whose deadline has passed. */
const IS_OVERDUE = `
  ${IS_UNANSWERED} AND lead.id IN (SELECT lead_id FROM answer_deadlines WHERE due_at <= ${NOW})`

/** Condition for leads whose follow-up is today, in Europe/Zagreb, or earlier. */
const IS_FOLLOW_UP_DUE = `
  lead.id IN (SELECT lead_id FROM lead_follow_ups WHERE day <= (now() AT TIME ZONE '${TIME_ZONE}')::date)`

/** Reads what a filter needs besides its values. The result is for one request, as it contains the present state. */
export async function resolveFilter<L extends Lead, Filter extends object>(
  manager: EntityManager,
  kind: LeadKind<L>,
  filter: Filter,
  { locations }: LeadReader,
): Promise<Filter> {
  return kind.resolveFilter ? kind.resolveFilter(filter, locations, manager) : filter
}

/** Applies a filter to the leads that a user may see, who is also the user for `assignee=me`. */
export function filterLeads<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  filter: LeadFilter,
  reader: LeadReader,
): SelectQueryBuilder<L> {
  const query = manager.createQueryBuilder(kind.entity, 'lead').where('lead.merged_into_id IS NULL')
  limitToScope(query, kind, reader.locations)
  const { view, search, status, assignee, location, ids, from, to } = filter
  if (view === 'trash') query.andWhere('lead.trashed_at IS NOT NULL')
  else query.andWhere('lead.trashed_at IS NULL')
  if (view === 'spam') query.andWhere(`lead.status = 'spam'`)
  else if (view !== 'trash' && !status?.includes('spam')) query.andWhere(`lead.status <> 'spam'`)
  if (view === 'open') query.andWhere('lead.status IN (:...open)', { open: openStatuses(kind) })
  if (status?.length) query.andWhere('lead.status IN (:...status)', { status })
  if (ids) query.andWhere('lead.id = ANY (:ids)', { ids })
  if (assignee === 'none') query.andWhere('lead.assignee_id IS NULL')
  else if (assignee)
    query.andWhere('lead.assignee_id = :assignee', { assignee: assignee === 'me' ? reader.id : assignee })
  if (location === 'none') query.andWhere('lead.location IS NULL')
  else if (location) query.andWhere('lead.location = :location', { location })
  if (from) query.andWhere(`lead.received_at >= :from::date::timestamp AT TIME ZONE '${TIME_ZONE}'`, { from })
  if (to) query.andWhere(`lead.received_at < (:to::date + 1)::timestamp AT TIME ZONE '${TIME_ZONE}'`, { to })
  if (filter.isOverdue) query.andWhere(IS_OVERDUE)
  if (filter.isFollowUpDue) query.andWhere(IS_FOLLOW_UP_DUE)
  if (filter.hasFollowUp) query.innerJoin(FollowUp, 'follow_up', 'follow_up.lead_id = lead.id')
  kind.filterBy?.(query, filter)
  return searchLeads(query, kind, reader.locations, search)
}

/** Sorts leads; by id last, so that the order is total. */
export function sortLeads<L extends Lead>(query: SelectQueryBuilder<L>, kind: LeadKind<L>, sort: string) {
  const direction = isDescending(sort) ? 'DESC' : 'ASC'
  return query
    .addSelect(sortKey(kind, sort), 'sort_key')
    .orderBy('sort_key', direction)
    .addOrderBy('lead.id', direction)
}

/** Sorts leads with `hasFollowUp` by the day of their reminder, as an index of the reminders has them. */
export const sortByFollowUp = <L extends Lead>(query: SelectQueryBuilder<L>) =>
  query.addSelect('follow_up.day::text', 'day').orderBy('follow_up.day').addOrderBy('lead.id')

/** Returns the position of a lead in an order. */
export function findPlaceOfLead<L extends Lead>(manager: EntityManager, kind: LeadKind<L>, sort: string, id: string) {
  return findPlace(manager.createQueryBuilder(kind.entity, 'lead'), sortKey(kind, sort), id)
}

/** Filters leads after a position in an order. */
export function startAfter<L extends Lead>(query: SelectQueryBuilder<L>, sort: string, place: Place | undefined) {
  return startAfterPlace(query, place, isDescending(sort) ? 'DESC' : 'ASC')
}

export interface Surroundings {
  previousId: string | null
  nextId: string | null
  /** Id of the next one whose sender waits for an answer; of a kind without answers, of the next one. */
  nextWaitingId: string | null
  /** Number of leads before it, up to the limit of counted lists. */
  before: number
}

/**
 * Returns the neighbours and position of a lead in a filtered list, in one statement, since the round trip costs more
 * than the query.
 */
export async function findSurroundings<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  filter: LeadFilter,
  reader: LeadReader,
  id: string,
): Promise<Surroundings> {
  const { sort } = filter
  const place = await findPlaceOfLead(manager, kind, sort, id)
  const after = (order: string) => startAfter(filterLeads(manager, kind, filter, reader), order, place)
  const first = (leads: SelectQueryBuilder<L>, order: string) =>
    sortLeads(leads.select('lead.id', 'id'), kind, order).limit(1)
  const next = (order: string) => first(after(order), order)
  const waiting = statusesWaiting(kind)
  const isWaiting = `lead.status IN (:...waiting) AND ${IS_UNANSWERED}`
  const ofWaiting = waiting.length > 0 ? after(sort).andWhere(isWaiting) : after(sort)
  const before = after(reversed(sort))
  const most = mostCounted(filter.search)
  const found = await manager
    .createQueryBuilder()
    .select(`(SELECT id FROM (${next(reversed(sort)).getQuery()}) AS previous)`, 'previousId')
    .addSelect(`(SELECT id FROM (${next(sort).getQuery()}) AS next)`, 'nextId')
    .addSelect(`(SELECT id FROM (${first(ofWaiting, sort).getQuery()}) AS waiting)`, 'nextWaitingId')
    .addSelect(`(SELECT count(*)::int FROM (${toCount(before, most).getQuery()}) AS counted)`, 'before')
    .from('(SELECT)', 'nothing')
    .setParameters({ ...before.getParameters(), waiting })
    .getRawOne<Surroundings>()
  const surroundings = requireValue(found, 'row of the surroundings')
  return { ...surroundings, before: Math.min(surroundings.before, most) }
}

/** Returns the reversed order. */
export const reversed = (sort: string) => (isDescending(sort) ? sort.slice(1) : `-${sort}`)
const isDescending = (sort: string) => sort.startsWith('-')

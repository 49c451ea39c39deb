import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm'
import { type LocationScope, withStoredScope } from '#src/platform/access/location-scope.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import type { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { parseEventValue } from '#src/shared/leads/follow-up.js'
import { moreOpen } from '#src/shared/leads/lead-statuses.js'
import { requireValue } from '#src/shared/lookups.js'
import { FollowUp } from '../follow-ups/follow-up.entity.js'
import { canFollowUp } from '../follow-ups/follow-ups.js'
import { LeadEvent } from '../history/lead-event.entity.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { mergeElsewhere, mergeNotAllowed } from '../lead-problems.js'
import { visibleLocationOf } from '../visible-leads.js'
import {
  type ChangeContext,
  lockLead,
  lockUsersOf,
  recordEvent,
  recordFollowUp,
  recordStatus,
} from './lead-changes.service.js'

/** Two leads of a kind, with the version of the first. */
type MergeRequest<L extends Lead> = [kind: LeadKind<L>, id: string, version: number, otherId: string, by: SignedInUser]

/** Merges leads of one person into one, which can be split again: nothing is lost. */
@Injectable()
export class LeadMergingService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Merges `otherId` into `id`. @throws Problem 404, 409, 412 */
  merge<L extends Lead>(...request: MergeRequest<L>): Promise<VersionDto> {
    return this.change(mergeInto, ...request)
  }

  /** Splits `otherId` off `id`. @throws Problem 404, 409, 412 */
  split<L extends Lead>(...request: MergeRequest<L>): Promise<VersionDto> {
    return this.change(splitFrom, ...request)
  }

  private change<L extends Lead>(
    apply: typeof mergeInto | typeof splitFrom,
    ...[kind, id, version, otherId, by]: MergeRequest<L>
  ): Promise<VersionDto> {
    return this.dataSource.transaction(async (manager) => {
      const author = await withStoredScope(manager, by)
      const [lead, other] = await lockBoth(manager, kind, id, otherId, author.locations)
      if (lead.version !== version) throw changedMeanwhile('lead')
      await apply(manager, kind, lead, other, { by: author, at: new Date() })
      return { version: lead.version }
    })
  }
}

/** Locks two leads in a fixed order, to prevent deadlocks. */
export async function lockBoth<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  id: string,
  otherId: string,
  scope: LocationScope,
): Promise<[L, L]> {
  const [first, second] = [id, otherId].sort()
  await lockUsersOf(manager, kind, [id, otherId])
  const locked = [await lockLead(manager, kind, first!, scope), await lockLead(manager, kind, second!, scope)] as [L, L]
  return first === id ? locked : [locked[1], locked[0]]
}

/**
 * Merges a lead into another, which adopts the status with more remaining work, so that none is overlooked.
 * @throws Problem 409, also for leads of different locations: their users would see a part each, and the rest would wait unseen
 */
export async function mergeInto<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  lead: L,
  other: L,
  context: ChangeContext,
): Promise<void> {
  const standalone = (one: L) => !one.mergedIntoId && !one.trashedAt
  if (lead.id === other.id || !standalone(lead) || !standalone(other)) throw mergeNotAllowed()
  kind.assertMergeable?.(lead, other)
  // leads merged into the other are moved along, so that there is one level only
  const moved = [other, ...(await mergedInto(manager, kind, other))]
  if (moved.some((one) => visibleLocationOf(one) !== visibleLocationOf(lead))) throw mergeElsewhere()
  await show(manager, kind, moved, lead.id)
  await recordEvent(manager, context, lead.id, 'merged', [null, other.id])
  await giveStatus(manager, kind, lead, moreOpen(kind, lead.status, other.status), context)
  await copyFollowUp(manager, kind, lead, other, context)
}

/** Restores both leads, with those that had been merged into the other before. */
export async function splitFrom<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  lead: L,
  other: L,
  context: ChangeContext,
): Promise<void> {
  if (other.mergedIntoId !== lead.id) throw mergeNotAllowed()
  const events = await historyOf(manager, lead)
  const eventsOfOther = await historyOf(manager, other)
  const own = mergedBy(events)
  const brought = mergedBy(eventsOfOther)
  const staying = (await mergedInto(manager, kind, lead)).filter(({ id }) => id !== other.id)
  const leaving = staying.filter(({ id }) => brought.has(id) && !own.has(id))
  await show(manager, kind, [other], null)
  await show(manager, kind, leaving, other.id)
  await recordEvent(manager, context, lead.id, 'split', [other.id, null])
  const left = staying.filter((one) => !leaving.includes(one))
  await giveStatus(manager, kind, lead, statusWith(kind, lead, left, events), context)
  await restoreFollowUp(manager, kind, lead, other, events, context)
}

/** Copies the follow-up of a merged lead if it is the earlier one. */
async function copyFollowUp<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  lead: L,
  other: L,
  context: ChangeContext,
): Promise<void> {
  if (!canFollowUp(kind, lead)) return
  const own = await followUpOf(manager, lead)
  const others = await followUpOf(manager, other)
  if (!others || (own && own.day <= others.day)) return
  const { day, note } = others
  await recordFollowUp(manager, lead, { day, note }, context)
}

/** Restores the follow-up from before a merge that copied one, unless it was changed since. */
async function restoreFollowUp<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  lead: L,
  other: L,
  events: LeadEvent[],
  context: ChangeContext,
): Promise<void> {
  const merging = events.findLast(({ type, newValue }) => type === 'merged' && newValue === other.id)
  const last = events.findLast(({ type }) => type === 'followUp')
  if (!merging || !last || moment(last) !== moment(merging)) return
  // Its mail was about both leads.
  if ((await followUpOf(manager, lead))?.isAnnounced)
    await manager.update(FollowUp, { leadId: other.id }, { isAnnounced: true })
  if (!canFollowUp(kind, lead)) return
  await recordFollowUp(manager, lead, last.oldValue === null ? null : parseEventValue(last.oldValue), context)
}

const followUpOf = (manager: EntityManager, { id }: Lead) => manager.findOneBy(FollowUp, { leadId: id })

/** Returns the status of a lead with only these merged into it, by replaying its history without the others. */
function statusWith<L extends Lead>(kind: LeadKind<L>, lead: L, merged: L[], events: LeadEvent[]): string {
  const statuses = new Map(merged.map(({ id, status }) => [id, status]))
  const together = new Set(events.filter(({ type }) => type === 'merged' || type === 'split').map(moment))
  let status = events.find(({ type }) => type === 'status')?.oldValue ?? lead.status
  for (const event of events) {
    const mergedStatus = event.type === 'merged' && event.newValue && statuses.get(event.newValue)
    if (mergedStatus) status = moreOpen(kind, status, mergedStatus)
    else if (event.type === 'status' && !together.has(moment(event)))
      status = requireValue(event.newValue, 'new status')
  }
  return status
}

const moment = ({ at }: LeadEvent) => at.getTime()

/** Returns the ids of leads merged into a lead and not split off since. */
function mergedBy(events: LeadEvent[]): Set<string> {
  const ids = new Set<string>()
  for (const { type, oldValue, newValue } of events) {
    if (type === 'merged' && newValue) ids.add(newValue)
    if (type === 'split' && oldValue) ids.delete(oldValue)
  }
  return ids
}

function historyOf(manager: EntityManager, { id }: Lead): Promise<LeadEvent[]> {
  return manager.find(LeadEvent, { where: { leadId: id }, order: { id: 'ASC' } })
}

function mergedInto<L extends Lead>(manager: EntityManager, kind: LeadKind<L>, { id }: L): Promise<L[]> {
  return manager.findBy(kind.entity, { mergedIntoId: id } as FindOptionsWhere<L>)
}

async function show<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  leads: L[],
  mergedIntoId: string | null,
) {
  for (const lead of leads) await manager.save(kind.entity, Object.assign(lead, { mergedIntoId }))
}

/**
 * Updates the status, with which the assignee may change, and the version even without a change of status, because merged leads are part
 * of the lead.
 */
async function giveStatus<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  lead: L,
  status: string,
  context: ChangeContext,
): Promise<void> {
  if (status !== lead.status) await recordStatus(manager, kind, lead, status, context)
  lead.version++
  lead.status = status
  await manager.update(kind.entity, { id: lead.id }, { status, assigneeId: lead.assigneeId } as object)
}

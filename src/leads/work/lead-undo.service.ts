import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, In, LessThan, Not } from 'typeorm'
import { Location } from '#src/locations/location.entity.js'
import { isWithinScope, type LocationScope, withStoredScope } from '#src/platform/access/location-scope.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { User } from '#src/platform/access/user.entity.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import type { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { parseEventValue } from '#src/shared/leads/follow-up.js'
import { requireValue } from '#src/shared/lookups.js'
import { LeadEvent, type LeadEventType, mailEventTypes } from '../history/lead-event.entity.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { undoNotAllowed } from '../lead-problems.js'
import { visibleLocationOf } from '../visible-leads.js'
import type { ChangedLeadsDto } from './lead-change.dto.js'
import {
  type ChangeContext,
  changeEach,
  incrementVersion,
  isAssignable,
  lockLead,
  moveToLocation,
  recordEvent,
  recordFollowUp,
  recordStatus,
} from './lead-changes.service.js'
import { lockBoth, mergeInto, splitFrom } from './lead-merging.service.js'

/** Author and time of an undo; API clients cannot undo. */
interface UndoContext extends ChangeContext {
  by: SignedInUser
}

/** Undoes the latest change of a lead by its author. The history contains both. */
@Injectable()
export class LeadUndoService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Undoes the last change. @throws Problem 404, 412 when the lead has changed since, 409 when the last change was
   * somebody else's
   */
  undo<L extends Lead>(kind: LeadKind<L>, id: string, version: number, by: SignedInUser): Promise<VersionDto> {
    return this.dataSource.transaction(async (manager) => {
      const author = await withStoredScope(manager, by)
      const events = await lastChange(manager, id)
      await lockNamed(manager, events)
      const lead = await lockWithOther(manager, kind, id, events, author)
      if (lead.version !== version) throw changedMeanwhile('lead')
      await takeBack(manager, kind, lead, events, { by: author, at: new Date() })
      return { version: lead.version }
    })
  }

  /** Undoes the changes that a user made at a time, within a transaction that has locked the lead; later ones stay. */
  async undoWithin<L extends Lead>(
    manager: EntityManager,
    kind: LeadKind<L>,
    lead: L,
    at: Date,
    context: UndoContext,
  ): Promise<void> {
    if (lead.firstAnsweredAt?.getTime() === at.getTime()) lead.firstAnsweredAt = null
    const events = await lastChange(manager, lead.id)
    const isLast = events[0]?.at.getTime() === at.getTime() && events[0].actor?.id === context.by.id
    for (const event of isLast ? inOrderOfUndo(events) : []) await revert(manager, kind, lead, event, context)
    await manager.save(kind.entity, lead)
  }

  /** Undoes a change of several leads, where it was the last one; the others are listed. */
  undoAll<L extends Lead>(
    kind: LeadKind<L>,
    ids: string[],
    changedAt: Date,
    by: SignedInUser,
  ): Promise<ChangedLeadsDto> {
    return changeEach(ids, (id, at) =>
      this.dataSource.transaction(async (manager) => {
        const author = await withStoredScope(manager, by)
        await lockNamed(manager, await lastChange(manager, id))
        const lead = await lockLead(manager, kind, id, author.locations)
        const events = await lastChange(manager, lead.id)
        if (events[0]?.at.getTime() !== changedAt.getTime()) throw undoNotAllowed()
        await takeBack(manager, kind, lead, events, { by: author, at })
        return true
      }),
    )
  }
}

/** Returns the events of the last change, the last one first. What the site records about mails is none. */
async function lastChange(manager: EntityManager, leadId: string): Promise<LeadEvent[]> {
  const type = Not(In<LeadEventType>(mailEventTypes))
  const last = await manager.findOne(LeadEvent, { where: { leadId, type }, order: { id: 'DESC' } })
  if (!last) return []
  const where = { leadId, at: last.at, type }
  return manager.find(LeadEvent, { where, relations: { actor: true }, order: { id: 'DESC' } })
}

/** Locks the users who become assignees again, before the lead. */
async function lockNamed(manager: EntityManager, events: LeadEvent[]): Promise<void> {
  const names = events.flatMap(({ type, oldValue }) => (type === 'assignee' && oldValue !== null ? [oldValue] : []))
  if (names.length === 0) return
  await manager.query(
    'SELECT FROM users WHERE name = ANY ($1) OR email = ANY ($1::citext[]) ORDER BY id FOR KEY SHARE',
    [names],
  )
}

const otherOf = (events: LeadEvent[]) => {
  const event = events.find(({ type }) => type === 'merged' || type === 'split')
  return event && { type: event.type, id: requireValue(event.newValue ?? event.oldValue, 'id of the other lead') }
}

async function lockWithOther<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  id: string,
  events: LeadEvent[],
  { locations }: SignedInUser,
) {
  const other = otherOf(events)
  return other ? (await lockBoth(manager, kind, id, other.id, locations))[0] : lockLead(manager, kind, id, locations)
}

/** Types of events that can be undone; the calendar moves a booking back. */
const UNDOABLE = new Set<LeadEventType>([
  'status',
  'assignee',
  'location',
  'trashed',
  'restored',
  'merged',
  'split',
  'followUp',
])

async function takeBack<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  lead: L,
  events: LeadEvent[],
  context: UndoContext,
): Promise<void> {
  if (lead.mergedIntoId || events[0]?.actor?.id !== context.by.id) throw undoNotAllowed()
  if (events.some(({ type }) => !UNDOABLE.has(type))) throw undoNotAllowed()
  const other = otherOf(events)
  if (other) {
    const otherLead = await lockLead(manager, kind, other.id, context.by.locations)
    return (other.type === 'merged' ? splitFrom : mergeInto)(manager, kind, lead, otherLead, context)
  }
  const { version } = lead
  for (const event of inOrderOfUndo(events)) await revert(manager, kind, lead, event, context)
  await manager.save(kind.entity, lead)
  if (lead.version === version) await incrementVersion(manager, kind, lead)
}

/** Sorts events so that the location is restored before an assignee, who must be one of that location. */
const inOrderOfUndo = (events: LeadEvent[]) => {
  const isOfLocation = ({ type }: LeadEvent) => type === 'location'
  return [...events.filter(isOfLocation), ...events.filter((event) => !isOfLocation(event))]
}

async function revert<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  lead: L,
  event: LeadEvent,
  context: ChangeContext,
): Promise<void> {
  const { type, at, oldValue, newValue } = event
  if (type === 'status') {
    const status = requireValue(oldValue, 'old status')
    await recordStatus(manager, kind, lead, status, context)
    lead.status = status
    if (lead.firstAnsweredAt?.getTime() === at.getTime()) lead.firstAnsweredAt = null
    return
  }
  if (type === 'followUp') {
    await recordFollowUp(manager, lead, oldValue === null ? null : parseEventValue(oldValue), context)
    return
  }
  if (type === 'assignee') {
    const assignee = oldValue === null ? null : await assigneeNamed(manager, oldValue, lead, context.by.locations)
    lead.assigneeId = assignee && assignee.id
    await recordEvent(manager, context, lead.id, type, [newValue, assignee && oldValue])
  } else if (type === 'location') {
    // A scope may have become smaller since the change, and a location may have been removed.
    const isKnown = oldValue === null || (await manager.existsBy(Location, { slug: oldValue }))
    if (!isKnown || !isWithinScope(oldValue, context.by.locations)) throw undoNotAllowed()
    await kind.assertLocation?.(lead, oldValue, manager)
    const isRouted = kind.isForHeadOffice ? await wasRouted(manager, event) : oldValue !== null
    await recordEvent(manager, context, lead.id, type, [newValue, oldValue])
    await moveToLocation(manager, lead, oldValue, context, isRouted)
  } else {
    lead.trashedAt = type === 'trashed' ? null : context.at
    await recordEvent(manager, context, lead.id, type === 'trashed' ? 'restored' : 'trashed')
  }
}

/** Checks whether staff had routed a lead of the head office before an event, by replaying its history. */
async function wasRouted(manager: EntityManager, { leadId, id }: LeadEvent): Promise<boolean> {
  const where = { leadId, type: 'location', id: LessThan(id) } as const
  let isRouted = false
  /** Event that routed the lead, if it is the last one. */
  let routing: LeadEvent | undefined
  for (const event of await manager.find(LeadEvent, { where, order: { id: 'ASC' } })) {
    // Its reversal may be an undo, which leaves the lead unrouted; the location is then just the sender's own.
    const isUndone = routing?.newValue === event.oldValue && routing.oldValue === event.newValue
    const isNow = event.newValue !== null && !isUndone
    routing = isNow && !isRouted ? event : undefined
    isRouted = isNow
  }
  return isRouted
}

/** Returns the user by the name or address in an event, null if that user cannot be assigned the lead any more. */
async function assigneeNamed(
  manager: EntityManager,
  name: string,
  lead: Lead,
  scope: LocationScope,
): Promise<User | null> {
  const users = await manager.find(User, {
    where: [{ email: name }, { name }],
    order: { email: 'ASC' },
    lock: { mode: 'for_key_share' },
  })
  const isOfLocation = ({ locations }: User) => isWithinScope(visibleLocationOf(lead), locations)
  return users.find((user) => isAssignable(user, scope) && isOfLocation(user)) ?? null
}

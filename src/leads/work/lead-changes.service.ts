import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { Location } from '#src/locations/location.entity.js'
import {
  ALL_LOCATIONS,
  hasCommonLocation,
  isWithinScope,
  type LocationScope,
  withStoredScope,
} from '#src/platform/access/location-scope.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { displayName, User } from '#src/platform/access/user.entity.js'
import { retriedTransaction } from '#src/platform/database/retried-transaction.js'
import { isTimeTaken } from '#src/platform/database/time-taken.js'
import { IdempotentWritesService } from '#src/platform/http/idempotency/idempotent-writes.service.js'
import { Problem, toProblem } from '#src/platform/http/problems/problem.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import type { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { publish, revoke } from '#src/platform/outbox/publish.js'
import { toEventValue } from '#src/shared/leads/follow-up.js'
import { openStatuses } from '#src/shared/leads/lead-statuses.js'
import { UNDO_SECONDS } from '#src/shared/leads/undo.js'
import { getFirst } from '#src/shared/lookups.js'
import type { LeadNoteDto } from '../details/lead-details.dto.js'
import { FollowUp } from '../follow-ups/follow-up.entity.js'
import { assertFollowUp, type FollowUpValues, storeFollowUp } from '../follow-ups/follow-ups.js'
import { LeadEvent, type LeadEventType } from '../history/lead-event.entity.js'
import { LeadNote } from '../history/lead-note.entity.js'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, leadKindOf, type StatusEvent } from '../lead-kind.js'
import { assigneeElsewhere, confirmationRequired, leadNotFound, moveNotAllowed } from '../lead-problems.js'
import { isVisible, visibleLocationOf } from '../visible-leads.js'
import { assertFewCancellations } from './cancellation-limit.js'
import type { ChangedLeadsDto, LeadChangeDto } from './lead-change.dto.js'

type Change = Pick<
  LeadChangeDto,
  'status' | 'assigneeId' | 'location' | 'followUpOn' | 'followUpNote' | 'trashed' | 'confirmed'
>

/** Changes leads, for staff and API clients. A change and its history are stored in one transaction. */
@Injectable()
export class LeadChangesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writes: IdempotentWritesService,
  ) {}

  /**
   * Changes a lead. @param version that the change is based on
   * @throws Problem 404, 412 when the lead has changed since, 409 for a transition that is not allowed, 422
   */
  change<L extends Lead>(
    kind: LeadKind<L>,
    id: string,
    version: number,
    change: Change,
    by: SignedInUser | Program,
  ): Promise<VersionDto> {
    return retriedTransaction(this.dataSource, async (manager) => {
      const author = await withStoredScope(manager, by)
      if ('role' in author) await assertFewCancellations(manager, kind, change, author)
      const lead = await lockLead(manager, kind, id, author.locations, assigneeIn(change))
      if (lead.version !== version) throw changedMeanwhile('lead')
      await apply(manager, kind, lead, change, { by: author, at: new Date() })
      return { version: lead.version }
    })
  }

  /** Changes several leads regardless of their versions; those that cannot be changed are listed. */
  async changeAll<L extends Lead>(
    kind: LeadKind<L>,
    ids: string[],
    change: Change,
    by: SignedInUser,
  ): Promise<ChangedLeadsDto> {
    await this.dataSource.transaction((manager) => assertFewCancellations(manager, kind, change, by, ids.length))
    return changeEach(ids, (id, at) =>
      this.dataSource.transaction(async (manager) => {
        const author = await withStoredScope(manager, by)
        await assertFewCancellations(manager, kind, change, author)
        const lead = await lockLead(manager, kind, id, author.locations, assigneeIn(change))
        return apply(manager, kind, lead, change, { by: author, at })
      }),
    )
  }

  /**
   * Changes a lead within a transaction that has locked it. @returns false if there was nothing to change
   * @throws Problem 409 for a transition that is not allowed, 422
   */
  async changeWithin<L extends Lead>(
    manager: EntityManager,
    kind: LeadKind<L>,
    lead: L,
    change: Change,
    context: ChangeContext,
  ): Promise<boolean> {
    return apply(manager, kind, lead, change, context)
  }

  /** Changes a lead for its sender, within a transaction that has locked it. @throws Problem 409 */
  async changeBySender<L extends Lead>(
    manager: EntityManager,
    kind: LeadKind<L>,
    lead: L,
    change: Pick<Change, 'status'>,
  ): Promise<void> {
    await apply(manager, kind, lead, change, { by: BY_SENDER, at: new Date() })
  }

  /**
   * Adds a note. @param key `Idempotency-Key` of the author
   * @throws Problem 404, 422 for a key that was sent with another note
   */
  async addNote<L extends Lead>(
    kind: LeadKind<L>,
    leadId: string,
    text: string,
    by: SignedInUser,
    key?: string,
  ): Promise<LeadNoteDto> {
    const request = { scope: `note:${by.id}`, key, body: { leadId, text } }
    const { id, writtenAt } = await this.dataSource.transaction(async (manager) => {
      const author = await withStoredScope(manager, by)
      await assertStillVisible(manager, kind, leadId, author.locations)
      // The stored response contains nothing of the lead, because it may outlive it.
      return this.writes.onceWithin(manager, request, () => this.writeNote(manager, kind, leadId, text, author))
    })
    return { id, leadId, author: by.name, text, writtenAt: new Date(writtenAt) }
  }

  private async writeNote<L extends Lead>(
    manager: EntityManager,
    kind: LeadKind<L>,
    leadId: string,
    text: string,
    by: SignedInUser,
  ): Promise<Pick<LeadNote, 'id' | 'writtenAt'>> {
    // Locked against concurrent erasure, and against a move to another location.
    const lead = await manager.findOne(kind.entity, {
      where: { id: leadId } as FindOptionsWhere<L>,
      lock: { mode: 'pessimistic_read' },
    })
    if (!lead || !isVisible(lead, by.locations)) throw leadNotFound()
    const id = idByTime()
    const { generatedMaps } = await manager.insert(LeadNote, { id, leadId, text, author: { id: by.id } })
    const { writtenAt } = generatedMaps[0] as LeadNote
    return { id, writtenAt }
  }
}

const assigneeIn = ({ assigneeId }: Change): string[] => (assigneeId ? [assigneeId] : [])

/**
 * Locks the bindings of users before leads are locked: a change of a binding locks in the same order, so that neither waits for the
 * other. They are the assignees of leads and of those merged into them, and users whom a change concerns.
 */
export async function lockUsersOf<L extends Lead>(
  manager: EntityManager,
  { table }: LeadKind<L>,
  leadIds: string[],
  userIds: string[] = [],
): Promise<void> {
  await manager.query(
    `SELECT FROM users WHERE id = ANY ($2) OR id = ANY (ARRAY(
       SELECT assignee_id FROM ${table} WHERE id = ANY ($1) OR merged_into_id = ANY ($1)))
     ORDER BY id FOR KEY SHARE`,
    [leadIds, userIds],
  )
}

/** Locks a lead, after its assignee and other users whom the change concerns. @throws Problem 404 also for one outside of the scope */
export async function lockLead<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  id: string,
  scope: LocationScope,
  userIds: string[] = [],
): Promise<L> {
  await lockUsersOf(manager, kind, [id], userIds)
  const lead = await manager.findOne(kind.entity, {
    where: { id } as FindOptionsWhere<L>,
    lock: { mode: 'pessimistic_write' },
  })
  if (!lead || !isVisible(lead, scope)) throw leadNotFound()
  return lead
}

/** Ensures that a bound user may see a lead, before the stored response of an idempotency key. @throws Problem 404 */
export async function assertStillVisible<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  id: string,
  scope: LocationScope,
): Promise<void> {
  if (scope === null) return
  const lead = await manager.findOneBy(kind.entity, { id } as FindOptionsWhere<L>)
  if (!lead || !isVisible(lead, scope)) throw leadNotFound()
}

/** API client that makes a change, by its key. */
export interface Program {
  apiKeyId: string
  locations: LocationScope
}

/** Sender who changes the own lead. */
interface Sender {
  isSender: true
  locations: typeof ALL_LOCATIONS
}

/** Author of a change that a sender makes. */
export const BY_SENDER: Sender = { isSender: true, locations: ALL_LOCATIONS }

/** Author and time of a change; all changes of one request have the same time. */
export interface ChangeContext {
  by: SignedInUser | Program | Sender
  at: Date
}

/** Records a change, and publishes that of a location. @returns the id of the event */
export async function recordEvent(
  manager: EntityManager,
  { by, at }: ChangeContext,
  leadId: string,
  type: LeadEventType,
  [oldValue, newValue]: [string | null, string | null] = [null, null],
): Promise<string> {
  if (type === 'location') await publish(manager, 'lead.location_changed', leadId)
  const { identifiers } = await manager.insert(LeadEvent, { leadId, at, type, oldValue, newValue, ...whoOf(by) })
  return String(getFirst(identifiers).id)
}

/** Returns the time at which a client is notified of a change; undefined for immediately. Staff can undo theirs before. */
export function noticeTime({ by }: ChangeContext): (() => string) | undefined {
  return 'role' in by ? () => `clock_timestamp() + make_interval(secs => ${UNDO_SECONDS})` : undefined
}

/** Publishes a change of status. If its client was not notified of the opposite yet, nothing is published, except for the sender's own. */
async function publishStatus<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  { type, revokes, isUrgent }: StatusEvent,
  leadId: string,
  context: ChangeContext,
): Promise<void> {
  const isRevoked = revokes !== undefined && (await revoke(manager, revokes, leadId))
  if (isRevoked && !('isSender' in context.by)) return
  const dueAt = revokes && !isUrgent ? noticeTime(context) : undefined
  if (dueAt) await kind.holdNotices?.(leadId, dueAt(), manager)
  await publish(manager, type, leadId, dueAt)
}

function whoOf(by: ChangeContext['by']) {
  if ('isSender' in by) return {}
  return 'apiKeyId' in by ? { apiKey: { id: by.apiKeyId } } : { actor: { id: by.id } }
}

/**
 * Records and publishes a change of status, including leaving the spam box. A closed lead has no follow-up; a reopened one
 * has no assignee who can no longer work it.
 */
export async function recordStatus<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  lead: L,
  status: string,
  context: ChangeContext,
): Promise<void> {
  if (lead.status === 'spam') await publish(manager, `${kind.scope}.restored`, lead.id)
  const eventId = await recordEvent(manager, context, lead.id, 'status', [lead.status, status])
  await publish(manager, 'lead.status_changed', eventId)
  const event = kind.statusEvent?.(lead.status, status, lead)
  if (event) await publishStatus(manager, kind, event, lead.id, context)
  const isOpen = openStatuses(kind).includes(status)
  if (!isOpen) await recordFollowUp(manager, lead, null, context)
  const assignee = isOpen && lead.assigneeId ? await lockUser(manager, lead.assigneeId) : null
  if (!assignee || canWorkLeads(assignee)) return
  await recordEvent(manager, context, lead.id, 'assignee', [displayName(assignee), null])
  lead.assigneeId = null
}

/** Changes leads one by one. @param change returns false if there was nothing to change; a 422 concerns all of them */
export async function changeEach(
  ids: string[],
  change: (id: string, at: Date) => Promise<boolean>,
): Promise<ChangedLeadsDto> {
  const result: ChangedLeadsDto = { at: new Date(), changed: [], unchanged: [], refused: [] }
  for (const id of ids) {
    try {
      const changed = await change(id, result.at)
      result[changed ? 'changed' : 'unchanged'].push(id)
    } catch (error) {
      const problem = isTimeTaken(error) ? toProblem(error) : error
      if (!(problem instanceof Problem) || problem.getStatus() === 422) throw error
      result.refused.push({ id, code: problem.code })
    }
  }
  return result
}

/** @returns false if there was nothing to change */
async function apply<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  lead: L,
  { status, assigneeId, location, followUpOn, followUpNote, trashed, confirmed }: Change,
  context: ChangeContext,
): Promise<boolean> {
  const { version } = lead
  const record = (type: LeadEventType, values?: [string | null, string | null]) =>
    recordEvent(manager, context, lead.id, type, values)
  if (status !== undefined && status !== lead.status) {
    // A sender need not know that staff merged the lead.
    const isHidden = lead.trashedAt || (lead.mergedIntoId && !('isSender' in context.by))
    if (isHidden || !kind.moves[lead.status]?.includes(status)) throw moveNotAllowed()
    if ('role' in context.by && !confirmed && kind.isEarly?.(lead, status)) throw confirmationRequired()
    await recordStatus(manager, kind, lead, status, context)
    lead.status = status
    if (kind.answered.includes(status)) lead.firstAnsweredAt ??= context.at
  }
  if (assigneeId !== undefined && assigneeId !== lead.assigneeId) {
    const isRouted = lead.isRouted || location
    const place = location === undefined ? lead.location : location
    const known = kind.isForHeadOffice && !isRouted ? null : place
    const name = await colleague(manager, assigneeId, context.by.locations, known)
    await record('assignee', [await nameOf(manager, lead.assigneeId), name])
    lead.assigneeId = assigneeId
  }
  // Staff route a lead for the head office by setting the location, also to the one that its sender entered.
  const isRouting = location && kind.isForHeadOffice && !lead.isRouted
  if (location !== undefined && (location !== lead.location || isRouting)) {
    await requireLocation(manager, location, context.by.locations)
    await kind.assertLocation?.(lead, location, manager)
    await record('location', [lead.location, location])
    await moveToLocation(manager, lead, location, context)
  }
  if (trashed !== undefined && trashed !== Boolean(lead.trashedAt)) {
    await record(trashed ? 'trashed' : 'restored')
    lead.trashedAt = trashed ? context.at : null
  }
  const isFollowUpChanged =
    followUpOn !== undefined &&
    (await changeFollowUp(manager, kind, lead, followUpOn ? { day: followUpOn, note: followUpNote } : null, context))
  await manager.save(kind.entity, lead)
  // The follow-up is no column of the lead, but part of what its version counts.
  if (isFollowUpChanged && lead.version === version) await incrementVersion(manager, kind, lead)
  return lead.version !== version
}

/**
 * Sets the location of a lead and of the leads merged into it, which would otherwise stay behind unseen. Removes assignees who are bound to
 * other locations. Visits that were merged stay where they were.
 */
export async function moveToLocation(
  manager: EntityManager,
  lead: Lead,
  location: string | null,
  context: ChangeContext,
  isRouted = location !== null,
): Promise<void> {
  const kind = leadKindOf(lead.constructor as new () => Lead)
  const from = visibleLocationOf(lead)
  await place(manager, lead, { location, isRouted }, context)
  if (kind.assertLocation) return
  const merged = await manager.find(kind.entity, {
    where: { mergedIntoId: lead.id },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  })
  for (const part of merged.filter((each) => visibleLocationOf(each) === from)) {
    if (part.location === location && part.isRouted === isRouted) continue
    await recordEvent(manager, context, part.id, 'location', [part.location, location])
    await place(manager, part, { location, isRouted }, context)
    await manager.save(kind.entity, part)
  }
}

/** Sets the location of one lead. */
async function place(
  manager: EntityManager,
  lead: Lead,
  values: Pick<Lead, 'location' | 'isRouted'>,
  context: ChangeContext,
): Promise<void> {
  Object.assign(lead, values)
  const assignee = lead.assigneeId && (await lockUser(manager, lead.assigneeId))
  if (!assignee || isWithinScope(visibleLocationOf(lead), assignee.locations)) return
  await recordEvent(manager, context, lead.id, 'assignee', [displayName(assignee), null])
  lead.assigneeId = null
}

/** Changes a follow-up; an omitted note stays. @returns false if there was nothing to change. @throws Problem 409, 422 */
async function changeFollowUp<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  lead: L,
  values: { day: string; note?: string } | null,
  context: ChangeContext,
): Promise<boolean> {
  if (!values) return recordFollowUp(manager, lead, null, context)
  const { day, note } = values
  assertFollowUp(kind, lead, day, context.at)
  const stored = note === undefined ? await manager.findOneBy(FollowUp, { leadId: lead.id }) : null
  return recordFollowUp(manager, lead, { day, note: (stored ? stored.note : note) || null }, context)
}

/** Stores a follow-up, null for none, and its event in the history. @returns false if there was nothing to change */
export async function recordFollowUp(
  manager: EntityManager,
  lead: Lead,
  values: FollowUpValues | null,
  context: ChangeContext,
): Promise<boolean> {
  const before = await manager.findOneBy(FollowUp, { leadId: lead.id })
  const oldValue = before && toEventValue(before)
  const newValue = values && toEventValue(values)
  if (oldValue === newValue) return false
  await storeFollowUp(manager, lead, values, context.at)
  await recordEvent(manager, context, lead.id, 'followUp', [oldValue, newValue])
  return true
}

/** Increments the version of a lead of which only other tables changed. */
export async function incrementVersion<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  lead: L,
): Promise<void> {
  lead.version++
  await manager.update(kind.entity, { id: lead.id }, { status: lead.status } as object)
}

async function nameOf(manager: EntityManager, userId: string | null): Promise<string | null> {
  const user = userId && (await manager.findOneBy(User, { id: userId }))
  return user ? displayName(user) : null
}

/** Reads a user whose binding cannot change until the transaction ends: only the lock of a change of the binding conflicts. */
export function lockUser(manager: EntityManager, id: string): Promise<User | null> {
  return manager.findOne(User, { where: { id }, lock: { mode: 'for_key_share' } })
}

/** Checks whether an account is open and may read leads. */
export const canWorkLeads = ({ disabledAt, role }: User) => !disabledAt && role !== 'editor'

/** Checks whether a user of a scope can assign leads to a colleague. */
export const isAssignable = (user: User, scope: LocationScope) =>
  canWorkLeads(user) && hasCommonLocation(user.locations, scope)

/** Returns the name of a user who can be assigned a lead of a location. @throws Problem 409 for another location, 422 */
async function colleague(
  manager: EntityManager,
  userId: string | null,
  scope: LocationScope,
  location: string | null,
): Promise<string | null> {
  if (!userId) return null
  const user = await lockUser(manager, userId)
  if (!user || !isAssignable(user, scope)) throw Problem.validation([{ field: 'assigneeId', code: 'invalid' }])
  // No 422, which would stop a change of several leads at the first one of another location.
  if (!isWithinScope(location, user.locations)) throw assigneeElsewhere()
  return displayName(user)
}

/** Ensures that a lead can be moved to a location. Users bound to locations move leads only between these. @throws Problem 422 */
async function requireLocation(manager: EntityManager, slug: string | null, scope: LocationScope): Promise<void> {
  if (!isWithinScope(slug, scope) || (slug && !(await manager.existsBy(Location, { slug })))) {
    throw Problem.validation([{ field: 'location', code: 'invalid' }])
  }
}

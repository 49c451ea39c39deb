import { type EntityManager, In } from 'typeorm'
import type { AccessChange } from '#src/platform/access/lead-handover.js'
import { ALL_LOCATIONS, isWithinScope } from '#src/platform/access/location-scope.js'
import { displayName, type User } from '#src/platform/access/user.entity.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { openStatuses } from '#src/shared/leads/lead-statuses.js'
import { LeadEvent } from '../history/lead-event.entity.js'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, leadKinds } from '../lead-kind.js'
import { isVisible, visibleLocationOf } from '../visible-leads.js'
import { canWorkLeads, isAssignable, lockUser } from './lead-changes.service.js'

/** Leads of one statement, within the limit of its parameters. */
const BATCH = 1000

/** Returns the statuses in which a lead needs somebody: a suspected one may be restored. */
const statusesOfWork = (kind: LeadKind) => [...openStatuses(kind), 'spam']

/**
 * Takes the leads from a user that the user may no longer work: after a change of the binding those of other locations,
 * otherwise the open ones. A colleague takes over the open ones that they may see; the others have no assignee then, so
 * that everybody finds them. The rows of both users are locked.
 * @returns the number of leads that the colleague finds in the inbox: without the trash and merged ones, which go along
 */
export async function handOverAssigned(manager: EntityManager, user: User, change: AccessChange): Promise<number> {
  const isWorking = canWorkLeads(user)
  if (isWorking && !user.locations) return 0
  const colleague = await colleagueOf(manager, user, change.handOverTo)
  let handedOver = 0
  for (const kind of leadKinds()) {
    const assigned = await manager.find<Lead>(kind.entity, {
      where: isWorking ? { assigneeId: user.id } : { assigneeId: user.id, status: In(statusesOfWork(kind)) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    })
    const lost = isWorking ? assigned.filter((lead) => !isVisible(lead, user.locations)) : assigned
    const isTakenOver = (lead: Lead) =>
      colleague !== null &&
      openStatuses(kind).includes(lead.status) &&
      isWithinScope(visibleLocationOf(lead), colleague.locations)
    const takenOver = lost.filter(isTakenOver)
    const left = lost.filter((lead) => !isTakenOver(lead))
    await assign(manager, kind, takenOver, { from: user, to: colleague }, change)
    await assign(manager, kind, left, { from: user, to: null }, change)
    handedOver += takenOver.filter(({ trashedAt, mergedIntoId }) => !trashedAt && !mergedIntoId).length
  }
  return handedOver
}

/** @throws Problem 422 for a user who can be assigned no leads */
async function colleagueOf(manager: EntityManager, user: User, id: string | null): Promise<User | null> {
  if (!id) return null
  const colleague = await lockUser(manager, id)
  if (!colleague || id === user.id || !isAssignable(colleague, ALL_LOCATIONS))
    throw Problem.validation([{ field: 'handOverTo', code: 'invalid' }])
  return colleague
}

/** Assigns leads of a kind, and records it in their histories. */
async function assign(
  manager: EntityManager,
  { entity }: LeadKind,
  leads: Lead[],
  { from, to }: { from: User; to: User | null },
  { by, at }: AccessChange,
): Promise<void> {
  const ids = leads.map(({ id }) => id)
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    await manager.update<Lead>(entity, batch, { assigneeId: to?.id ?? null })
    const event = {
      at,
      type: 'assignee' as const,
      oldValue: displayName(from),
      newValue: to && displayName(to),
      actor: by ? { id: by.id } : null,
    }
    await manager.insert(
      LeadEvent,
      batch.map((leadId) => ({ ...event, leadId })),
    )
  }
}

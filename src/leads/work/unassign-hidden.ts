import type { EntityManager } from 'typeorm'
import { isWithinScope } from '#src/platform/access/location-scope.js'
import { displayName, type User } from '#src/platform/access/user.entity.js'
import { LeadEvent } from '../history/lead-event.entity.js'
import { leadKinds } from '../lead-kind.js'
import type { Lead } from '../lead.entity.js'
import { visibleLocationOf } from '../visible-leads.js'
import type { ChangeContext } from './lead-changes.service.js'

/** Leads of one statement, within the limit of its parameters. */
const BATCH = 1000

/**
 * Removes the assignee of the leads that a user no longer sees after a change of the binding, so that others find them. The row of the user
 * is locked.
 */
export async function unassignHidden(
  manager: EntityManager,
  user: Pick<User, 'id' | 'name' | 'email' | 'locations'>,
  { by, at }: ChangeContext & { by: { id: string } },
): Promise<void> {
  if (!user.locations) return
  for (const { entity } of leadKinds()) {
    const assigned = await manager.find<Lead>(entity, {
      where: { assigneeId: user.id },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    })
    const ids = assigned.filter((lead) => !isWithinScope(visibleLocationOf(lead), user.locations)).map(({ id }) => id)
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH)
      await manager.update<Lead>(entity, batch, { assigneeId: null })
      await manager.insert(
        LeadEvent,
        batch.map((leadId) => ({
          ...{
            leadId,
            at,
            type: 'assignee' as const,
            oldValue: displayName(user),
            newValue: null,
            actor: { id: by.id },
          },
        })),
      )
    }
  }
}

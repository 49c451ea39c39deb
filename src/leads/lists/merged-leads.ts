import { type EntityManager, type FindOptionsWhere, In } from 'typeorm'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import { getOrThrow, requireValue } from '#src/shared/lookups.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { isVisible } from '../visible-leads.js'

/** Returns the leads within a scope that were merged into each of these leads, newest first. */
export async function findMerged<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  ids: string[],
  scope: LocationScope,
): Promise<Map<string, L[]>> {
  const merged = await manager.find(kind.entity, {
    where: { mergedIntoId: In(ids) } as FindOptionsWhere<L>,
    order: { receivedAt: 'DESC' } as object,
  })
  const byLead = new Map<string, L[]>(ids.map((id) => [id, []]))
  for (const lead of merged.filter((one) => isVisible(one, scope)))
    getOrThrow(byLead, requireValue(lead.mergedIntoId, 'id of the lead')).push(lead)
  return byLead
}

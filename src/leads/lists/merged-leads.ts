import { type EntityManager, type FindOptionsWhere, In } from 'typeorm'
import type { LocationScope } from '#src/platform/access/location-scope.js'
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
  const byLead = new Map(ids.map((id) => [id, [] as L[]]))
  for (const lead of merged.filter((one) => isVisible(one, scope))) byLead.get(lead.mergedIntoId!)!.push(lead)
  return byLead
}

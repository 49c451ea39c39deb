import { type EntityManager, type FindOptionsWhere, In } from 'typeorm'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'

/** Returns the leads merged into each of these leads, newest first. */
export async function findMerged<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  ids: string[],
): Promise<Map<string, L[]>> {
  const merged = await manager.find(kind.entity, {
    where: { mergedIntoId: In(ids) } as FindOptionsWhere<L>,
    order: { receivedAt: 'DESC' } as object,
  })
  const byLead = new Map(ids.map((id) => [id, [] as L[]]))
  for (const lead of merged) byLead.get(lead.mergedIntoId!)!.push(lead)
  return byLead
}

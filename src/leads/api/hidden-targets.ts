import { type EntityManager, type FindOptionsWhere, In } from 'typeorm'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { isVisible } from '../visible-leads.js'

/** Removes the ids of leads outside of a scope that leads were merged into. */
export async function hideTargets<L extends Lead, Item extends { mergedIntoId: string | null }>(
  manager: EntityManager,
  kind: LeadKind<L>,
  items: Item[],
  scope: LocationScope,
): Promise<Item[]> {
  const ids = items.flatMap(({ mergedIntoId }) => mergedIntoId ?? [])
  if (scope === null || ids.length === 0) return items
  const targets = await manager.findBy(kind.entity, { id: In(ids) } as FindOptionsWhere<L>)
  const visible = new Set(targets.filter((target) => isVisible(target, scope)).map(({ id }) => id))
  return items.map((item) => (visible.has(item.mergedIntoId ?? '') ? item : { ...item, mergedIntoId: null }))
}

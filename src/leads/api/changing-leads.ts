import type { EntityManager } from 'typeorm'
import type { ChangingTable } from '#src/change-feed/changes.service.js'
import type { Removal } from '#src/change-feed/removal.entity.js'
import { removalsOf } from '#src/change-feed/removals.js'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import { requireValue } from '#src/shared/lookups.js'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, leadKinds } from '../lead-kind.js'
import { limitToScope } from '../visible-leads.js'
import { hideTargets } from './hidden-targets.js'
import { LeadDto } from './lead.dto.js'
import { departuresOf } from './lead-departures.js'
import { KEPT_IN_SQL } from './lead-state.js'

/** Returns the tables of the change feed of leads within a scope. */
export const changingLeads = (scope: LocationScope): ChangingTable<LeadDto>[] =>
  leadKinds().flatMap((kind) =>
    changesOf(kind, scope, {
      stored: (lead) => LeadDto.of(kind, lead),
      erased: (removal) => LeadDto.erased(kind, removal),
    }),
  )

interface Converters<L extends Lead, Item extends { mergedIntoId: string | null }> {
  /** Sets values of the leads that are not stored. */
  prepare?: (leads: L[], manager: EntityManager) => Promise<void>
  stored: (lead: L) => Item
  erased: (removal: Pick<Removal, 'id' | 'removedAt'>) => Item
}

/** Returns the tables of a kind of leads: rows, deletions, and for a bound key leads that left its locations. */
export function changesOf<L extends Lead, Item extends { mergedIntoId: string | null }>(
  kind: LeadKind<L>,
  scope: LocationScope,
  converters: Converters<L, Item>,
): ChangingTable<Item>[] {
  const { erased } = converters
  const departures = scope ? [departuresOf(kind, scope, erased)] : []
  return [changingLeadsOf(kind, scope, converters), removalsOf([kind.table], scope, erased), ...departures]
}

/** Returns the table of a kind of leads within a scope. */
function changingLeadsOf<L extends Lead, Item extends { mergedIntoId: string | null }>(
  kind: LeadKind<L>,
  scope: LocationScope,
  { prepare, stored }: Converters<L, Item>,
): ChangingTable<Item> {
  return {
    async read(manager, { from, updatedSince }, limit) {
      const query = manager
        .createQueryBuilder(kind.entity, 'lead')
        .where(`(${KEPT_IN_SQL} OR lead.changed_in >= :from::bigint)`, { from })
      limitToScope(query, kind, scope)
      if (updatedSince) query.andWhere('lead.updated_at >= :updatedSince', { updatedSince })
      limit(query)
      const leads = await query.getMany()
      await prepare?.(leads, manager)
      const items = await hideTargets(manager, kind, leads.map(stored), scope)
      return leads.map((lead, index) => ({ place: lead, item: requireValue(items[index], 'item of a lead') }))
    },
  }
}

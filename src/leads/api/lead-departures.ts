import type { ChangingTable } from '#src/change-feed/changes.service.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { visibleInSql } from '../visible-leads.js'
import { LeadDeparture } from './lead-departure.entity.js'

/** Returns the leads of a kind that left a scope, as items of a change feed: for the reader they are erased. */
export function departuresOf<L extends Lead, Item>(
  kind: LeadKind<L>,
  scope: readonly string[],
  toItem: (departure: LeadDeparture) => Item,
): ChangingTable<Item> {
  return {
    async read(manager, { from, updatedSince }, limit) {
      const query = manager
        .createQueryBuilder(LeadDeparture, 'departure')
        .where('departure.table_name = :table AND departure.location = ANY (:scope)', { table: kind.table, scope })
        .andWhere(
          `NOT EXISTS (SELECT FROM ${kind.table} AS lead WHERE lead.id = departure.id AND ${visibleInSql(kind, ':scope')})`,
        )
        .andWhere(
          'NOT EXISTS (SELECT FROM removals WHERE removals.id = departure.id AND removals.location = ANY (:scope))',
        )
        .andWhere('departure.changed_in >= :from::bigint', { from })
      if (updatedSince) query.andWhere('departure.removed_at >= :updatedSince', { updatedSince })
      limit(query)
      return (await query.getMany()).map((departure) => ({ place: departure, item: toItem(departure) }))
    },
  }
}

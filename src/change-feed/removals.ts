import type { LocationScope } from '#src/platform/access/location-scope.js'
import type { ChangingTable } from './changes.service.js'
import { Removal } from './removal.entity.js'

/** Returns the deletions in tables within a scope, as items of a change feed. */
export function removalsOf<Item>(
  tables: string[],
  scope: LocationScope,
  toItem: (removal: Removal) => Item,
): ChangingTable<Item> {
  return {
    async read(manager, { from, updatedSince }, limit) {
      const query = manager
        .createQueryBuilder(Removal, 'removal')
        .where('removal.table_name IN (:...tables)', { tables })
        .andWhere('removal.changed_in >= :from::bigint', { from })
      if (scope) query.andWhere('removal.location = ANY (:scope)', { scope })
      if (updatedSince) query.andWhere('removal.removed_at >= :updatedSince', { updatedSince })
      limit(query)
      return (await query.getMany()).map((removal) => ({ place: removal, item: toItem(removal) }))
    },
  }
}

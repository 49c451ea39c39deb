import { type LeadKind, leadKinds } from '../lead-kind.js'
import type { Lead } from '../lead.entity.js'
import type { ChangingTable } from '#src/change-feed/changes.service.js'
import { removalsOf } from '#src/change-feed/removals.js'
import { LeadDto } from './lead.dto.js'
import { KEPT_IN_SQL } from './lead-state.js'

/** Returns the tables of the change feed of leads. */
export const changingLeads = (): ChangingTable<LeadDto>[] =>
  leadKinds().flatMap((kind) => [
    changingLeadsOf(kind, (lead) => LeadDto.of(kind, lead)),
    removalsOf([kind.table], (removal) => LeadDto.erased(kind, removal)),
  ])

/** Returns the table of a kind of leads. */
export function changingLeadsOf<L extends Lead, Item>(
  kind: LeadKind<L>,
  toItem: (lead: L) => Item,
): ChangingTable<Item> {
  return {
    async read(manager, { from, updatedSince }, limit) {
      const query = manager
        .createQueryBuilder(kind.entity, 'lead')
        .where(`(${KEPT_IN_SQL} OR lead.changed_in >= :from::bigint)`, { from })
      if (updatedSince) query.andWhere('lead.updated_at >= :updatedSince', { updatedSince })
      limit(query)
      return (await query.getMany()).map((lead) => ({ place: lead, item: toItem(lead) }))
    },
  }
}

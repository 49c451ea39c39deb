import { type EntityManager, type FindOptionsSelect, type FindOptionsWhere, In } from 'typeorm'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import { LeadReply } from '../history/lead-reply.entity.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { isVisible } from '../visible-leads.js'

/** Returns the last reply to a lead, or to one within a scope that was merged into it. */
export async function findLastReply<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  leadId: string,
  scope: LocationScope,
): Promise<LeadReply | null> {
  const stored = await manager.find(kind.entity, {
    select: { id: true, location: true, isRouted: true } as FindOptionsSelect<L>,
    where: { mergedIntoId: leadId } as FindOptionsWhere<L>,
  })
  const merged = stored.filter((lead) => isVisible(lead, scope))
  return manager.findOne(LeadReply, {
    where: { leadId: In([leadId, ...merged.map(({ id }) => id)]) },
    order: { writtenAt: 'DESC', id: 'DESC' },
  })
}

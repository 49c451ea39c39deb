import { type EntityManager, type FindOptionsSelect, type FindOptionsWhere, In } from 'typeorm'
import { LeadReply } from '../history/lead-reply.entity.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'

/** Returns the last reply to a lead or to one merged into it. */
export async function findLastReply<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  leadId: string,
): Promise<LeadReply | null> {
  const merged = await manager.find(kind.entity, {
    select: { id: true } as FindOptionsSelect<L>,
    where: { mergedIntoId: leadId } as FindOptionsWhere<L>,
  })
  return manager.findOne(LeadReply, {
    where: { leadId: In([leadId, ...merged.map(({ id }) => id)]) },
    order: { writtenAt: 'DESC', id: 'DESC' },
  })
}

import type { EntityManager } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import type { LeadKind } from '../../lead-kind.js'
import type { Lead } from '../../lead.entity.js'
import { isVisible } from '../../visible-leads.js'

/** Checks whether a recipient may receive a mail about a lead: users bound to other locations may not. */
export async function mayReceive(
  manager: EntityManager,
  recipient: string,
  { entity }: Pick<LeadKind, 'entity'>,
  leadId: string,
): Promise<boolean> {
  const user = await manager.findOneBy(User, { email: recipient })
  if (!user?.locations) return true
  const lead = await manager.findOneBy<Lead>(entity, { id: leadId })
  return lead !== null && isVisible(lead, user.locations)
}

import { type EntityManager, In, Not } from 'typeorm'
import { CURRENT_RECIPIENTS, type CurrentRecipients } from '#src/recipients/current-recipients.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'

/** Lead with those who may be notified of it. */
export interface AddressedLead {
  lead: Lead
  recipients: CurrentRecipients
}

/** Leads of a kind, with those who may be notified of them. */
export interface AddressedLeads {
  kind: LeadKind
  leads: Lead[]
  recipients: CurrentRecipients
}

/**
 * Reads leads with the current recipients in one statement, the oldest first, without spam.
 * @param lock SQL expression that acquires an advisory lock
 */
export async function readAddressed(
  manager: EntityManager,
  kind: LeadKind,
  ids: string[],
  lock?: string,
): Promise<AddressedLeads> {
  const query = manager
    .createQueryBuilder(kind.entity, 'lead')
    .addSelect(CURRENT_RECIPIENTS, 'recipients')
    .where({ id: In(ids), status: Not('spam') })
    .orderBy('lead.receivedAt')
  if (lock) query.addSelect(lock)
  const { entities, raw } = await query.getRawAndEntities<{ recipients: CurrentRecipients }>()
  return { kind, leads: entities, recipients: raw[0]?.recipients ?? { mailboxes: [], readers: [] } }
}

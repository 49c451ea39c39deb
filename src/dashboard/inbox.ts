import type { EntityManager } from 'typeorm'
import type { LeadKind } from '#src/leads/lead-kind.js'
import { filterLeads } from '#src/leads/lists/lead.queries.js'
import type { LeadReader } from '#src/leads/visible-leads.js'

/** Returns the query for the leads in the inbox of a kind that a user may see. */
export const inboxOf = (manager: EntityManager, kind: LeadKind, reader: LeadReader) =>
  filterLeads(manager, kind, { view: 'inbox', sort: 'receivedAt' }, reader)

import type { EntityManager } from 'typeorm'
import type { LeadKind } from '#src/leads/lead-kind.js'
import { filterLeads } from '#src/leads/inbox/lead.queries.js'

/** Placeholder user: statistics include leads of all assignees. */
const NO_USER = ''

/** Returns the query for the inbox of a kind. */
export const inboxOf = (manager: EntityManager, kind: LeadKind) =>
  filterLeads(manager, kind, { view: 'inbox', sort: 'receivedAt' }, NO_USER)

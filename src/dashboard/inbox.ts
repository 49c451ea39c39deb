import type { EntityManager } from 'typeorm'
import type { LeadKind } from '#src/leads/lead-kind.js'
import { filterLeads } from '#src/leads/inbox/lead.queries.js'

/** Figures are of everybody's leads. */
const NO_USER = ''

/** What the inbox of a kind of lead lists. */
export const inboxOf = (manager: EntityManager, kind: LeadKind) =>
  filterLeads(manager, kind, { view: 'inbox', sort: 'receivedAt' }, NO_USER)

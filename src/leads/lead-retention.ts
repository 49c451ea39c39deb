import { SendsToStaff } from '#src/platform/mail/staff-mail-kinds.js'
import { ExpiresWhen } from '#src/platform/personal-data/expires-when.decorator.js'
import { IDS } from '#src/platform/personal-data/person-in-sql.js'
import { HoldsPersonalData } from '#src/platform/personal-data/personal-tables.js'
import type { LeadKind } from './lead-kind.js'
import { colleagueLetter, followUpLetter, overdueLetter, staffLetter } from './lead-mail-kinds.js'

/** Returns the decorators that register a table of leads for personal data searches, erasure and retention. */
export function personalDataOfLeads({
  scope,
  plural: period,
  table,
  expiresAfter,
}: Pick<LeadKind, 'scope' | 'plural' | 'table' | 'expiresAfter'>) {
  const isOver = expiresAfter ? ` AND ${expiresAfter} < $1` : ''
  const mergedLeads = 'merged_into_id = ANY ($1::uuid[])'
  return [
    HoldsPersonalData({ of: `stored.id = ANY (${IDS})`, erased: 'first' }),
    ExpiresWhen({
      period: 'discardedLeads',
      due: `(stored.trashed_at IS NOT NULL OR stored.status = 'spam') AND ${isUnchanged(table)}`,
      erasesAlso: mergedLeads,
    }),
    ExpiresWhen({ period, due: isUnchanged(table) + isOver, erasesAlso: mergedLeads }),
    SendsToStaff(staffLetter(scope), colleagueLetter(scope), overdueLetter(scope), followUpLetter(scope)),
  ]
}

/** Returns the condition for leads of a table that, with all leads merged into them, have not changed for a period. */
const isUnchanged = (table: string) => `
  stored.merged_into_id IS NULL AND stored.received_at < $1 AND NOT EXISTS (
    SELECT FROM ${table} AS part WHERE (part.id = stored.id OR part.merged_into_id = stored.id) AND (
      part.received_at >= $1
      OR EXISTS (SELECT FROM lead_notes WHERE lead_id = part.id AND written_at >= $1)
      OR EXISTS (SELECT FROM lead_replies WHERE lead_id = part.id AND written_at >= $1)
      OR EXISTS (SELECT FROM lead_events WHERE lead_id = part.id AND at >= $1)))`

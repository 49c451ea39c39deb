import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { isWaiting } from '../waiting-leads.js'

const RECENT_MS = 24 * 3_600_000

/** Checks whether a lead is recent enough for a confirmation to its sender. */
export function isRecent({ receivedAt }: Pick<Lead, 'receivedAt'>): boolean {
  return Date.now() - receivedAt.getTime() <= RECENT_MS
}

/** Checks whether a restored lead is new to staff: leads that nobody has seen are announced, however old they are. */
export function isNewsToStaff(lead: Pick<Lead, 'receivedAt' | 'suspicions'>): boolean {
  return lead.suspicions.length > 0 || isRecent(lead)
}

/** Checks whether a lead that came to a location is new to its staff: also an old one whose sender still waits for an answer. */
export function isNewsToLocation(kind: LeadKind, lead: Lead): boolean {
  return isNewsToStaff(lead) || isWaiting(kind, lead)
}

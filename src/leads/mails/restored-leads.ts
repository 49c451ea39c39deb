import type { Lead } from '../lead.entity.js'

const RECENT_MS = 24 * 3_600_000

/** Later nobody waits to hear that their message arrived. */
export function isRecent({ receivedAt }: Pick<Lead, 'receivedAt'>): boolean {
  return Date.now() - receivedAt.getTime() <= RECENT_MS
}

/** Of what no colleague has seen, staff hear however late it is restored. */
export function isNewsToStaff(lead: Pick<Lead, 'receivedAt' | 'suspicions'>): boolean {
  return lead.suspicions.length > 0 || isRecent(lead)
}

import { createHash } from 'node:crypto'
import { canonicalize } from 'json-canonicalize'
import type { AuditEvent } from './audit-event.entity.js'

/** Stands before the first line of the log. */
export const GENESIS_HASH = '0'.repeat(64)

/**
 * The hash of a line over all of it but its id, and over the hash before it, so that no line can be changed, removed or
 * slipped in unseen. Serialised as RFC 8785 says: the database returns the keys of `details` in an order of its own.
 */
export function hashOf(event: Omit<AuditEvent, 'id' | 'hash'>): string {
  const { previousHash, at, actorId, actorEmail, action, subjectKind, subjectId, details } = event
  const line = { previousHash, at: at.toISOString(), actorId, actorEmail, action, subjectKind, subjectId, details }
  return createHash('sha256').update(canonicalize(line)).digest('hex')
}

import { createHash } from 'node:crypto'
import { canonicalize } from 'json-canonicalize'
import type { AuditEvent } from './audit-event.entity.js'

/** Previous hash of the first row. */
export const GENESIS_HASH = '0'.repeat(64)

/**
 * Returns the hash of a row over all columns but its id, and over the previous hash, so that rows cannot be changed,
 * removed or inserted undetected. Serialised by RFC 8785, because the database reorders the keys of `details`.
 */
export function hashAuditRow(event: Omit<AuditEvent, 'id' | 'hash'>): string {
  const { previousHash, at, actorId, actorEmail, action, subjectKind, subjectId, details } = event
  const line = { previousHash, at: at.toISOString(), actorId, actorEmail, action, subjectKind, subjectId, details }
  return createHash('sha256').update(canonicalize(line)).digest('hex')
}

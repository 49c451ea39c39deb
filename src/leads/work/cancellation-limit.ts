import type { EntityManager } from 'typeorm'
import { isRecentlySignedIn } from '#src/platform/access/needs-recent-sign-in.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import type { LeadChangeDto } from './lead-change.dto.js'

/** Visits that a user cancels within an hour without confirming the sign-in. */
export const MOST_CANCELLATIONS = 20

/** Waits for other requests of a user ($1), so that they count each other. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('cancellations of ' || $1, 0))`

/** Visits that a user ($1) has cancelled within an hour, by status ($2) or by moving them to the trash. */
const cancelled = (table: string) => `
  SELECT count(DISTINCT event.lead_id)::int AS count FROM lead_events AS event JOIN ${table} AS lead ON lead.id = event.lead_id
  WHERE event.actor_id = $1 AND event.at > now() - interval '1 hour' AND event.type IN ('status', 'trashed')
    AND (event.type = 'status' AND event.new_value = ANY ($2) OR event.type = 'trashed')`

/**
 * Ensures that a user who cancels many visits has signed in a short time ago.
 * @param count visits of this request
 * @throws Problem 403
 */
export async function assertFewCancellations<L extends Lead>(
  manager: EntityManager,
  { table, cancellations }: LeadKind<L>,
  { status, trashed }: Pick<LeadChangeDto, 'status' | 'trashed'>,
  by: SignedInUser,
  count = 1,
): Promise<void> {
  const isCancellation = trashed === true || (status !== undefined && cancellations?.includes(status))
  if (!cancellations || !isCancellation || isRecentlySignedIn(by)) return
  await manager.query(LOCK, [by.id])
  const [before] = await manager.query<[{ count: number }]>(cancelled(table), [by.id, cancellations])
  if (before.count + count > MOST_CANCELLATIONS) throw new Problem({ code: 'session.confirmation_required' })
}

import type { EntityManager } from 'typeorm'
import { publishSql } from '#src/platform/outbox/publish.js'

/**
 * Deletes digests that were or may be stored as files, which also mention other leads; the text of any other mail is
 * written when it is viewed.
 */
const ERASE = `
  WITH gone AS (
    DELETE FROM outgoing_mails
    WHERE id IN (SELECT mail_id FROM lead_digest_entries WHERE lead_id = ANY ($1::uuid[]))
      AND (kept_as_file OR sent_at IS NULL)
    RETURNING id, sent_at
  ), waiting AS (
    UPDATE lead_digest_entries SET mail_id = NULL WHERE mail_id IN (SELECT id FROM gone WHERE sent_at IS NULL)
    RETURNING user_id
  ), planned AS (
    ${publishSql('leads.digest_due', 'user_id::text FROM waiting GROUP BY user_id')}
  )
  SELECT id FROM gone`

/**
 * Removes erased leads from digests. The other leads of an unsent digest are added to the next one.
 * @returns ids of mails whose files must be deleted
 */
export async function eraseDigests(manager: EntityManager, leadIds: string[]): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(ERASE, [leadIds])
  return rows.map(({ id }) => id)
}

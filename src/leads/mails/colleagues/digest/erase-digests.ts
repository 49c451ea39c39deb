import type { EntityManager } from 'typeorm'
import { publishSql } from '#src/platform/outbox/publish.js'

/**
 * Where it may have become a file, which tells of others, too, or may become one just now; any other is written anew
 * whenever somebody looks at it.
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
 * Takes leads that are to be erased out of what was sent of them. The others of a digest that was not sent are told of
 * by another.
 * @returns ids of mails whose files have to go
 */
export async function eraseDigests(manager: EntityManager, leadIds: string[]): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(ERASE, [leadIds])
  return rows.map(({ id }) => id)
}

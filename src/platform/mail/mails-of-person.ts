import type { EntityManager } from 'typeorm'
import { ADDRESSES, SUBJECTS } from '../personal-data/person-in-sql.js'
import { staffMailKindsInSql } from './staff-mail-kinds.js'

/** Returns the condition, in SQL of the row `stored`, for mails to a person and mails about their rows. */
export const mailsOfPerson = () =>
  `stored.subject_id = ANY (${SUBJECTS}) OR stored.recipient = ANY (${ADDRESSES}) AND stored.kind NOT IN (${staffMailKindsInSql()})`

/** Returns the number of mails that were sent to a person, not as staff. */
export async function countMailsSent(manager: EntityManager, addresses: string[]): Promise<number> {
  const [found] = await manager.query<[{ mails: number }]>(
    `SELECT count(*)::int AS mails FROM outgoing_mails
     WHERE recipient = ANY (${ADDRESSES}) AND kind NOT IN (${staffMailKindsInSql()}) AND sent_at IS NOT NULL`,
    [addresses],
  )
  return found.mails
}

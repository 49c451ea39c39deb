import type { EntityManager } from 'typeorm'
import { ABOUT_PERSON, ADDRESSES, parametersOf, type Person, SUBJECTS } from '../personal-data/person-in-sql.js'
import { staffMailKindsInSql } from './staff-mail-kinds.js'

/** Returns the condition, in SQL of the row `stored`, for mails to a person and mails about their rows. */
export const mailsOfPerson = () =>
  `stored.subject_id = ANY (${SUBJECTS}) OR stored.recipient = ANY (${ADDRESSES}) AND stored.kind NOT IN (${staffMailKindsInSql()})`

/** Returns the number of mails that were sent to a person. */
export async function countMailsSent(manager: EntityManager, person: Person): Promise<number> {
  const [found] = await manager.query<{ mails: number }[]>(
    `${ABOUT_PERSON} SELECT count(*)::int AS mails FROM outgoing_mails AS stored
     WHERE (${mailsOfPerson()}) AND stored.recipient = ANY (${ADDRESSES}) AND stored.sent_at IS NOT NULL`,
    parametersOf(person),
  )
  return found!.mails
}

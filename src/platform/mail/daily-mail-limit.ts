import type { EntityManager } from 'typeorm'
import { acquireAdvisoryLock, type ADVISORY_LOCKS } from '../database/advisory-locks.js'
import { hashOfMailbox } from './address-spellings.js'

/** Maximum of some mails per mailbox and day, because a sender may enter a stranger's address. */
export interface DailyMailLimit {
  mails: number
  /** Condition in SQL for the kinds that count. */
  kinds: string
  /** Lock that is held while mails are counted and queued. */
  lock: keyof typeof ADVISORY_LOCKS
}

/** Separates the mails that their mailboxes may still receive today from those beyond the limit. Aliases count together. */
export async function splitByDailyLimit<Mail extends { recipient: string }>(
  manager: EntityManager,
  mails: Mail[],
  limit: DailyMailLimit,
): Promise<{ within: Mail[]; beyond: Mail[] }> {
  const split: { within: Mail[]; beyond: Mail[] } = { within: [], beyond: [] }
  if (mails.length === 0) return split
  await acquireAdvisoryLock(manager, limit.lock)
  const rows = await manager.query<{ mailbox: string; mails: number }[]>(
    `SELECT mailbox, count(*)::int AS mails FROM outgoing_mails
     WHERE mailbox = ANY ($1) AND created_at > now() - interval '1 day' AND ${limit.kinds} GROUP BY mailbox`,
    [mails.map(({ recipient }) => hashOfMailbox(recipient))],
  )
  const counts = new Map(rows.map((row) => [row.mailbox, row.mails]))
  for (const mail of mails) {
    const mailbox = hashOfMailbox(mail.recipient)
    const before = counts.get(mailbox) ?? 0
    counts.set(mailbox, before + 1)
    split[before < limit.mails ? 'within' : 'beyond'].push(mail)
  }
  return split
}

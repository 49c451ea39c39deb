import type { EntityManager } from 'typeorm'
import { acquireAdvisoryLock, type ADVISORY_LOCKS } from '../database/advisory-locks.js'

/** Maximum of some mails per recipient and day, because a sender may enter a stranger's address. */
export interface DailyMailLimit {
  mails: number
  /** Condition in SQL for the kinds that count. */
  kinds: string
  /** Lock that is held while mails are counted and queued. */
  lock: keyof typeof ADVISORY_LOCKS
  /** Counts the aliases of a mailbox together. */
  perMailbox?: boolean
}

/** Mailbox of a recipient, equal to `mailboxOf`; an index supports it for confirmations of the newsletter. */
const MAILBOX = `regexp_replace(lower(recipient::text), '\\+[^@]*@', '@')`

/** Returns those of some mails that their recipients may still receive today. */
export async function withinDailyLimit<Mail extends { recipient: string }>(
  manager: EntityManager,
  mails: Mail[],
  limit: DailyMailLimit,
): Promise<Mail[]> {
  if (mails.length === 0) return []
  await acquireAdvisoryLock(manager, limit.lock)
  const keyOf = limit.perMailbox ? mailboxOf : (address: string) => address.toLowerCase()
  const [key, isCounted] = limit.perMailbox
    ? [MAILBOX, `${MAILBOX} = ANY ($1)`]
    : ['lower(recipient::text)', 'recipient = ANY ($1::citext[])']
  const rows = await manager.query<{ key: string; mails: number }[]>(
    `SELECT ${key} AS key, count(*)::int AS mails FROM outgoing_mails
     WHERE ${isCounted} AND created_at > now() - interval '1 day' AND ${limit.kinds} GROUP BY 1`,
    [mails.map(({ recipient }) => keyOf(recipient))],
  )
  const counts = new Map(rows.map((row) => [row.key, row.mails]))
  return mails.filter(({ recipient }) => {
    const before = counts.get(keyOf(recipient)) ?? 0
    counts.set(keyOf(recipient), before + 1)
    return before < limit.mails
  })
}

/** Returns the mailbox of an address: `ana+news@example.com` belongs to `ana@example.com`. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}

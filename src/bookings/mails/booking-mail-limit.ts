import type { EntityManager } from 'typeorm'
import { staffLetter } from '#src/leads/lead-mail-kinds.js'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import type { MailToSend } from '#src/platform/mail/mail-queue.service.js'
import { bookingKind } from '../booking.kind.js'

/** Maximum of mails about bookings per address and day, because a sender may enter a stranger's address in many bookings. */
const MAILS_A_DAY = 10

/** Numbers of mails about bookings since yesterday to some addresses ($1), without those to staff ($2). */
const SINCE_YESTERDAY = `
  SELECT lower(recipient::text) AS address, count(*)::int AS mails FROM outgoing_mails
  WHERE recipient = ANY ($1::citext[]) AND created_at > now() - interval '1 day' AND kind LIKE 'booking.%' AND kind <> $2
  GROUP BY 1`

/** Returns those of some mails to clients that their addresses may still receive today. */
export async function withinDailyLimit(manager: EntityManager, mails: MailToSend[]): Promise<MailToSend[]> {
  if (mails.length === 0) return []
  await acquireAdvisoryLock(manager, 'leadConfirmations')
  const rows = await manager.query<{ address: string; mails: number }[]>(SINCE_YESTERDAY, [
    ...[mails.map(({ recipient }) => recipient), staffLetter(bookingKind.scope)],
  ])
  const counts = new Map(rows.map((row) => [row.address, row.mails]))
  return mails.filter(({ recipient }) => {
    const before = counts.get(recipient.toLowerCase()) ?? 0
    counts.set(recipient.toLowerCase(), before + 1)
    return before < MAILS_A_DAY
  })
}

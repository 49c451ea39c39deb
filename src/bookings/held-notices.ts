import { type EntityManager, In, IsNull, Raw } from 'typeorm'
import { confirmation } from '#src/leads/lead-mail-kinds.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { UNDO_SECONDS } from '#src/shared/leads/undo.js'
import { bookingMails } from './mails/booking-mails.js'

/** Kinds of mails whose letter states how a booking is when they are sent. */
const KINDS = [confirmation('booking'), ...Object.values(bookingMails)]

/** Moves come first, because their dispatch deletes reminders while it locks them. Both are dispatched at the same time. */
const holdEvents = (until: string) => `
  UPDATE outbox_events SET next_attempt_at = (SELECT ${until}) WHERE id IN (
    SELECT id FROM outbox_events
    WHERE subject_id = $1 AND type IN ('booking.moved', 'booking.reminder_due') AND next_attempt_at < ${until}
    ORDER BY type FOR UPDATE)`

/**
 * Lets mails about a booking that are not sent yet, and the events that cause them, wait until a change can no longer be undone. Before that
 * they would state what an undo takes back, or be dropped.
 * @param until time in SQL
 */
export async function holdNotices(bookingId: string, until: string, manager: EntityManager): Promise<void> {
  await manager.query(holdEvents(until), [bookingId])
  const nextAttemptAt = Raw((column) => `${column} < ${until}`)
  const unsent = { sentAt: IsNull(), givenUpAt: IsNull(), nextAttemptAt }
  await manager.update(
    OutgoingMail,
    { kind: In(KINDS), subjectId: bookingId, ...unsent },
    { nextAttemptAt: () => until },
  )
}

/** Checks whether a visit begins so soon that its client could learn of a change too late if the mail waited for an undo. */
export function isSoon(starts: Date): boolean {
  const milliseconds = starts.getTime() - Date.now()
  return milliseconds > 0 && milliseconds < 2 * UNDO_SECONDS * 1000
}

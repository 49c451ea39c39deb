import type { EntityManager } from 'typeorm'
import type { OutboxEventType } from '#src/platform/outbox/events.js'
import type { Booking } from '../booking.entity.js'
import { reminderTime } from './reminder-time.js'

const REMINDER_DUE = 'booking.reminder_due' satisfies OutboxEventType

/** Deletes the reminders of bookings ($1), and publishes others ($2) at their times ($3). */
const REPLACE = `
  WITH deleted AS (DELETE FROM outbox_events WHERE type = '${REMINDER_DUE}' AND subject_id = ANY ($1::text[]))
  INSERT INTO outbox_events (type, subject_id, next_attempt_at)
  SELECT '${REMINDER_DUE}', id, due_at FROM unnest($2::text[], $3::timestamptz[]) AS plan (id, due_at)`

/** Plans the reminders of bookings whose time is ahead, in place of those that were planned before. */
export async function planReminders(bookings: Booking[], manager: EntityManager): Promise<void> {
  const plans = bookings
    .map(({ id, starts }) => ({ id, dueAt: reminderTime(starts) }))
    .filter(({ dueAt }) => dueAt.getTime() > Date.now())
  await manager.query(REPLACE, [
    bookings.map(({ id }) => id),
    plans.map(({ id }) => id),
    plans.map(({ dueAt }) => dueAt),
  ])
}

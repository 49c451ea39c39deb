import type { EntityManager } from 'typeorm'
import type { LeadEventType } from '#src/leads/history/lead-event.entity.js'
import type { OutboxEventType } from '#src/platform/outbox/events.js'
import type { Booking } from '../booking.entity.js'
import { reminderTime } from './reminder-time.js'

const REMINDER_DUE = 'booking.reminder_due' satisfies OutboxEventType

const WITHHELD = 'reminderWithheld' satisfies LeadEventType
const RELEASED = 'reminderReleased' satisfies LeadEventType

/** Bookings ($1) whose reminder is withheld for the time that they have now, also if they were moved to another time and back since. */
const STILL_WITHHELD = `
  SELECT booking.id::text FROM bookings AS booking
    JOIN LATERAL (
      SELECT id, type FROM lead_events WHERE lead_id = booking.id AND type IN ('${WITHHELD}', '${RELEASED}') ORDER BY id DESC LIMIT 1
    ) AS last ON last.type = '${WITHHELD}'
  WHERE booking.id = ANY ($1::uuid[]) AND booking.starts = coalesce((
    SELECT old_value::timestamptz FROM lead_events
    WHERE lead_id = booking.id AND type = 'time' AND lead_events.id > last.id ORDER BY lead_events.id LIMIT 1), booking.starts)`

/** Deletes the reminders of bookings ($1) that are not withheld, and publishes others ($2) at their times ($3). */
const REPLACE = `
  WITH deleted AS (
    DELETE FROM outbox_events
    WHERE type = '${REMINDER_DUE}' AND subject_id = ANY ($1::text[]) AND subject_id NOT IN (${STILL_WITHHELD}))
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

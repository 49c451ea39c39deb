import type { EntityManager } from 'typeorm'
import type { LeadEventType } from '#src/leads/history/lead-event.entity.js'
import type { OutboxEventType } from '#src/platform/outbox/events.js'
import { type CoverageGap, isUncovered } from '#src/shared/bookings/coverage.js'
import { getOrThrow } from '#src/shared/lookups.js'
import type { Booking } from '../booking.entity.js'
import { readCoverage } from '../visit-coverage/read-coverage.js'

/** Interval at which withheld reminders are tried again. */
const RETRY_MS = 300_000

const WITHHELD = 'reminderWithheld' satisfies LeadEventType
const RELEASED = 'reminderReleased' satisfies LeadEventType
const REMINDER_DUE = 'booking.reminder_due' satisfies OutboxEventType

/** Last event about the reminder of a booking at its present time. */
const LAST_EVENT = `
  SELECT type FROM lead_events
  WHERE lead_id = reminder.id AND type IN ('time', '${WITHHELD}', '${RELEASED}') ORDER BY lead_events.id DESC LIMIT 1`

/** Records the reasons ($2) for which reminders of bookings ($1) are withheld ($3), once for each time of a visit. */
const RECORD_WITHHELD = `
  INSERT INTO lead_events (lead_id, type, new_value, at)
  SELECT id, '${WITHHELD}', gap, $3 FROM unnest($1::uuid[], $2::text[]) AS reminder (id, gap)
  WHERE (${LAST_EVENT}) IS DISTINCT FROM '${WITHHELD}'`

/** Publishes that reminders of bookings ($1) are due at a time ($2), except for those that are planned. */
const TRY_AGAIN = `
  INSERT INTO outbox_events (type, subject_id, next_attempt_at)
  SELECT '${REMINDER_DUE}', id, $2 FROM unnest($1::text[]) AS reminder (id)
  WHERE NOT EXISTS (SELECT FROM outbox_events AS other WHERE other.type = '${REMINDER_DUE}' AND other.subject_id = reminder.id)`

/** Records that the reminder of a booking ($1) is sent ($2) after it was withheld. */
const RECORD_RELEASED = `
  INSERT INTO lead_events (lead_id, type, at)
  SELECT id, '${RELEASED}', $2 FROM (SELECT $1::uuid AS id) AS reminder WHERE (${LAST_EVENT}) = '${WITHHELD}'`

/**
 * Withholds the reminders of visits that are not covered: records it in their history, and lets them be due again later.
 * @returns the bookings whose reminders may be sent
 */
export async function withholdReminders(bookings: Booking[], manager: EntityManager): Promise<Booking[]> {
  const coverage = await readCoverage(manager, { ids: bookings.map(({ id }) => id) })
  const gaps = new Map<string, CoverageGap>()
  for (const [id, state] of coverage) if (isUncovered(state)) gaps.set(id, state)
  if (gaps.size === 0) return bookings
  const ids = [...gaps.keys()]
  const now = new Date()
  await manager.query(RECORD_WITHHELD, [ids, ids.map((id) => getOrThrow(gaps, id)), now])
  await manager.query(TRY_AGAIN, [ids, new Date(now.getTime() + RETRY_MS)])
  return bookings.filter(({ id }) => !gaps.has(id))
}

/** Records that the reminder of a booking, if it was withheld, is sent. */
export async function recordReleased(bookingId: string, manager: EntityManager): Promise<void> {
  await manager.query(RECORD_RELEASED, [bookingId, new Date()])
}

import { TURN_MINUTES } from '#src/shared/bookings/waitlist.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'

/** Kind of the mail about a free time. */
export const WAITLIST_MAIL = 'booking.waitlist'

/** Kind of the mail that asks an address to confirm an entry. It counts to no limit of mails about bookings. */
export const WAITLIST_CONFIRMATION_MAIL = 'waitlist.confirmation'

/** Time for which an entry can be confirmed, as an interval in SQL. */
export const CONFIRMABLE = '24 hours'

export const TODAY = `(now() AT TIME ZONE '${TIME_ZONE}')::date`

/** Condition for an `entry` that can be confirmed by the link in its mail. */
export const IS_ASKED = `(entry.asked_at IS NOT NULL AND entry.asked_at > now() - interval '${CONFIRMABLE}')`

/** Condition for an `entry` that waits for its turn. */
export const IS_WAITING = `(entry.confirmed_at IS NOT NULL AND entry.notified_at IS NULL AND entry.booked_at IS NULL)`

/** Condition for an `entry` whose day has a visit of which staff can still undo the cancellation, so that its time is not to be offered yet. */
export const HAS_REVOCABLE_VISIT = `EXISTS (
  SELECT FROM outbox_events AS event
    JOIN bookings AS booking ON booking.id = CASE WHEN event.type = 'booking.cancelled' THEN event.subject_id::uuid END
  WHERE event.type = 'booking.cancelled' AND event.next_attempt_at > now() AND booking.location = entry.location
    AND (booking.starts AT TIME ZONE '${TIME_ZONE}')::date = entry.day)`

/** Condition for an `entry` whose turn runs: its mail waits for delivery, or was sent less than half an hour ago. */
export const HAS_TURN = `(entry.booked_at IS NULL AND entry.notified_at IS NOT NULL AND (
  entry.notified_at > now() - interval '${TURN_MINUTES} minutes' OR EXISTS (
    SELECT FROM outgoing_mails AS mail WHERE mail.subject_id = entry.id::text AND mail.kind = '${WAITLIST_MAIL}'
      AND mail.sent_at IS NULL AND mail.given_up_at IS NULL)))`

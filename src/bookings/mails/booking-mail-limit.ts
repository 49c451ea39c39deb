import { staffLetter } from '#src/leads/lead-mail-kinds.js'
import type { DailyMailLimit } from '#src/platform/mail/daily-mail-limit.js'
import { bookingKind } from '../booking.kind.js'

/** Maximum of mails about bookings per address, without those to staff. */
export const BOOKING_MAIL_LIMIT: DailyMailLimit = {
  mails: 10,
  kinds: `kind LIKE 'booking.%' AND kind <> '${staffLetter(bookingKind.scope)}'`,
  lock: 'leadConfirmations',
}

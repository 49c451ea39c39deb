import type { Period } from './period.js'

/** Retention periods of personal data. The privacy policy shows them, the daily job deletes expired rows. */
export interface Retention {
  /** Since the last action of the sender or of staff; likewise the next three. */
  contactMessages: Period
  franchiseInquiries: Period
  appointmentRequests: Period
  bookings: Period
  /** Leads of any kind in the trash or marked as spam. */
  discardedLeads: Period
  /** Since the subscription ended. */
  endedSubscriptions: Period
  /** Since the request for the newsletter, if it was not confirmed. */
  unconfirmedSubscriptions: Period
  /** Since the decision on cookies. */
  consentProofs: Period
  /** Since they were sent, or delivery was abandoned. */
  mails: Period
}

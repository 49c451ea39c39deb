import type { Period } from './period.js'

/** How long what the site keeps of people is kept. The privacy policy shows these numbers, the daily job deletes by them. */
export interface Retention {
  /** Since somebody last wrote or did something about them, as in the next three. */
  contactMessages: Period
  franchiseInquiries: Period
  appointmentRequests: Period
  /** Leads of any kind that are in the trash, or spam. */
  discardedLeads: Period
  /** Since the subscription ended. */
  endedSubscriptions: Period
  /** Since somebody asked for the newsletter who has not confirmed it. */
  unconfirmedSubscriptions: Period
  /** Since the decision about cookies. */
  consentProofs: Period
  /** Since they were sent or given up. */
  mails: Period
}

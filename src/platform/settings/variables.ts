import type { SettingName } from '#src/shared/settings/settings.js'

/** The variable of the environment that goes before what the owner sets. */
export const variables: Record<SettingName, string> = {
  senderName: 'MAIL_FROM',
  senderEmail: 'MAIL_FROM',
  staffEmails: 'STAFF_EMAIL',
  digestHours: 'DIGEST_HOURS',
  contactMessages: 'RETENTION_CONTACT_MESSAGES',
  franchiseInquiries: 'RETENTION_FRANCHISE_INQUIRIES',
  appointmentRequests: 'RETENTION_APPOINTMENT_REQUESTS',
  discardedLeads: 'RETENTION_DISCARDED_LEADS',
  endedSubscriptions: 'RETENTION_ENDED_SUBSCRIPTIONS',
  unconfirmedSubscriptions: 'RETENTION_UNCONFIRMED_SUBSCRIPTIONS',
  consentProofs: 'RETENTION_CONSENT_PROOFS',
  mails: 'RETENTION_MAILS',
}

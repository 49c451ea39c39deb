import type { SettingName } from '#src/shared/settings/settings.js'

/** Environment variables that override settings. */
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

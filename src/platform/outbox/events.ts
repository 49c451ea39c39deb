import { type LeadScope, leadScopes } from '#src/shared/leads/lead-kinds.js'

/**
 * Types of outbox events, as stored in `outbox_events.type`, and what the subject id of each identifies. Events of one batch
 * are dispatched type by type, in this order.
 */
export const outboxEvents = {
  /** A visitor sent a form that is not suspected spam. */
  'contact.received': 'lead',
  /** A lead was moved out of the spam box. */
  'contact.restored': 'lead',
  'franchise.received': 'lead',
  'franchise.restored': 'lead',
  'appointment.received': 'lead',
  'appointment.restored': 'lead',
  'booking.received': 'lead',
  'booking.restored': 'lead',
  /** Staff added a booking. */
  'booking.added': 'lead',
  /** Staff moved a booking to another time, therapist or location. */
  'booking.moved': 'lead',
  /** A client or staff cancelled a booking. */
  'booking.cancelled': 'lead',
  /** Staff booked a cancelled visit again. */
  'booking.rebooked': 'lead',
  /** The client of a booking is to be reminded of the visit. */
  'booking.reminder_due': 'lead',
  /** Staff added, changed or removed an absence of a therapist. */
  'absence.changed': 'audit event',
  /** Staff noted that the client of a booking did not come. */
  'booking.no_show': 'lead',

  /** A visitor asked for the newsletter, or an import added the address: it is to be confirmed. */
  'newsletter.subscribed': 'subscriber',
  /** A subscriber confirmed the address. */
  'newsletter.confirmed': 'subscriber',
  /** The next mails of an issue are to be queued. */
  'newsletter.issue_due': 'newsletter issue',

  /** A visitor asked for a link to a new password. The user need not exist. */
  'account.password_forgotten': 'user',
  /** Many wrong passwords in a row were entered for an address. The user need not exist. */
  'account.password_guessed': 'user',
  /** A user was issued a link to choose a password. */
  'account.link_issued': 'user',
  /** A row of the audit log concerns a user, who gets a mail about it. */
  'account.user_told': 'audit event',
  /** A row of the audit log is about a new power, of which administrators are notified. */
  'account.power_given': 'audit event',

  /** A new mailbox for personal data was added, or one that waits gets a new link. */
  'recipient.link_issued': 'recipient mailbox',
  /** The mailboxes that receive personal data changed. */
  'recipient.changed': 'audit event',

  /** A digest is to be queued: its hour has come, or its reader can sign in again. */
  'leads.digest_due': 'user',
  /** A user turned digests off: the last one is to be queued immediately. */
  'leads.digest_ended': 'user',

  /** A visitor asked for a link to the data held about an address. */
  'own_data.asked': 'own-data link',

  /** A visitor wants to wait for a full day: the address is asked to confirm. */
  'waitlist.asked': 'waiting list entry',

  /** The status of a lead changed. */
  'lead.status_changed': 'lead event',
  /** The location of a lead changed, whose hours its deadline counts. */
  'lead.location_changed': 'lead',
  /** The time by which the sender of a lead was promised an answer has passed. */
  'lead.overdue': 'lead',
  /** As much time again has passed without an answer. */
  'lead.escalated': 'lead',

  /** The client of a visit is to be invited to write a review. */
  'lead.review_due': 'lead',

  /** A webhook endpoint was disabled because deliveries failed. */
  'webhook.disabled': 'webhook endpoint',

  /** An API key was used for the first time on a day. */
  'api_key.used': 'API key',
} as const satisfies Record<LeadEventType, 'lead'> & Record<string, string>

export type OutboxEventType = keyof typeof outboxEvents

export const outboxEventTypes = Object.keys(outboxEvents) as OutboxEventType[]

export type LeadReceived = `${LeadScope}.received`
export type LeadRestored = `${LeadScope}.restored`
export type LeadEventType = LeadReceived | LeadRestored

/** `<scope>.received` of every kind of lead. */
export const leadReceived: LeadReceived[] = leadScopes.map((scope) => `${scope}.received` as const)

/** `<scope>.restored` of every kind of lead. */
export const leadRestored: LeadRestored[] = leadScopes.map((scope) => `${scope}.restored` as const)

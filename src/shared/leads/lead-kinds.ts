import { appointmentAnswers, appointmentKept, appointmentSender } from '../appointments/appointment-request.js'
import { bookingAnswers, bookingClient, bookingKept } from '../bookings/booking.js'
import { contactAnswers, contactMessage, contactSender } from '../contact/contact-message.js'
import type { Fields } from '../forms/field.js'
import { franchiseAnswers, franchiseInquiry, franchiseSender } from '../franchise/franchise-inquiry.js'
import { appointmentEnds, appointmentMoves, appointmentStatuses } from './appointment-status.js'
import { bookingEnds, bookingMoves, bookingStatuses } from './booking-status.js'
import { contactEnds, contactMoves, contactStatuses } from './contact-status.js'
import { franchiseEnds, franchiseMoves, franchiseStatuses } from './franchise-status.js'
import type { LeadStatuses } from './lead-statuses.js'

export const leadKindNames = ['contactMessage', 'franchiseInquiry', 'appointmentRequest', 'booking'] as const

export type LeadKindName = (typeof leadKindNames)[number]

/** Names of the kinds in the API, after their forms. */
export const leadScopes = ['contact', 'franchise', 'appointment', 'booking'] as const

export type LeadScope = (typeof leadScopes)[number]

/** Description of a kind of lead, shared by server and browser. */
export interface LeadKindDescription extends LeadStatuses {
  name: LeadKindName
  /** Name of its form, of that form's texts, and of its events. */
  scope: LeadScope
  /** Key of its texts in the admin, and of its retention period. */
  plural: 'contactMessages' | 'franchiseInquiries' | 'appointmentRequests' | 'bookings'
  /** Path segment in the admin. */
  folder: 'contact-messages' | 'franchise-inquiries' | 'appointment-requests' | 'bookings'
  /** Allowed transitions, by current status. */
  moves: Record<string, readonly string[]>
  /** Statuses in which the sender has had an answer; in any earlier one the sender is waiting. */
  answered: readonly string[]
  /** Status after staff have replied; absent if a reply says nothing of the status. */
  replied?: string
  /** Status of a lead with nothing left to do, whatever its outcome; absent if each final status states an outcome. */
  closed?: string
  /** Fields on the sender, all others, and both together. */
  sender: Fields
  answers: Fields
  fields: Fields
  /** Fields with the sender's name, and the field that summarises the subject. */
  namedBy: readonly string[]
  about: string
  /** Fields repeated to the sender in the confirmation: none in which an impostor could smuggle a message. */
  repeated: readonly string[]
}

/** Kinds by name, in the order in which they are listed. */
export const leadKindDescriptions = {
  contactMessage: {
    name: 'contactMessage',
    scope: 'contact',
    plural: 'contactMessages',
    folder: 'contact-messages',
    statuses: contactStatuses,
    ends: contactEnds,
    moves: contactMoves,
    answered: ['answered'],
    replied: 'answered',
    closed: 'closed',
    sender: contactSender,
    answers: contactAnswers,
    fields: contactMessage,
    namedBy: ['name'],
    about: 'subject',
    repeated: ['location', 'subject'],
  },
  franchiseInquiry: {
    name: 'franchiseInquiry',
    scope: 'franchise',
    plural: 'franchiseInquiries',
    folder: 'franchise-inquiries',
    statuses: franchiseStatuses,
    ends: franchiseEnds,
    moves: franchiseMoves,
    answered: ['contacted'],
    replied: 'contacted',
    sender: franchiseSender,
    answers: franchiseAnswers,
    fields: franchiseInquiry,
    namedBy: ['firstName', 'lastName'],
    about: 'preferredLocation',
    repeated: ['location'],
  },
  appointmentRequest: {
    name: 'appointmentRequest',
    scope: 'appointment',
    plural: 'appointmentRequests',
    folder: 'appointment-requests',
    statuses: appointmentStatuses,
    ends: appointmentEnds,
    moves: appointmentMoves,
    answered: ['proposed', 'agreed'],
    sender: appointmentSender,
    answers: appointmentAnswers,
    fields: appointmentKept,
    namedBy: ['name'],
    about: 'service',
    repeated: ['location', 'service', 'wishes', 'forWhom'],
  },
  booking: {
    name: 'booking',
    scope: 'booking',
    plural: 'bookings',
    folder: 'bookings',
    statuses: bookingStatuses,
    ends: bookingEnds,
    moves: bookingMoves,
    answered: ['booked'],
    sender: bookingClient,
    answers: bookingAnswers,
    fields: bookingKept,
    namedBy: ['name'],
    about: 'service',
    repeated: ['location', 'starts', 'service', 'therapist', 'forWhom'],
  },
} as const satisfies Record<LeadKindName, LeadKindDescription>

/** Every status of any kind of lead. */
export const leadStatuses = [
  ...new Set<string>(Object.values(leadKindDescriptions).flatMap(({ statuses }) => statuses)),
]

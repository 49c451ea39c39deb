import { appointmentAnswers, appointmentKept, appointmentSender } from './appointments/appointment-request.js'
import { contactAnswers, contactMessage, contactSender } from './contact/contact-message.js'
import type { Fields } from './forms/field.js'
import { franchiseAnswers, franchiseInquiry, franchiseSender } from './franchise/franchise-inquiry.js'
import { appointmentEnds, appointmentMoves, appointmentStatuses } from './leads/appointment-status.js'
import { contactEnds, contactMoves, contactStatuses } from './leads/contact-status.js'
import { franchiseEnds, franchiseMoves, franchiseStatuses } from './leads/franchise-status.js'
import type { LeadStatuses } from './leads/lead-statuses.js'

export const leadKindNames = ['contactMessage', 'franchiseInquiry', 'appointmentRequest'] as const

export type LeadKindName = (typeof leadKindNames)[number]

/** What programs call the kinds, after the forms that leads come by. */
export const leadScopes = ['contact', 'franchise', 'appointment'] as const

export type LeadScope = (typeof leadScopes)[number]

/** All of a kind of leads that both server and browser go by. */
export interface LeadKindDescription extends LeadStatuses {
  name: LeadKindName
  /** Of its form, of the texts of that, and of the events that tell of it. */
  scope: LeadScope
  /** Of its texts in the admin, and of the period for which it is kept. */
  plural: 'contactMessages' | 'franchiseInquiries' | 'appointmentRequests'
  /** In the addresses of the admin. */
  folder: 'contact-messages' | 'franchise-inquiries' | 'appointment-requests'
  /** From each status, those it may change to. */
  moves: Record<string, readonly string[]>
  /** The statuses that say the sender has had an answer; before the first of them somebody waits. */
  answered: readonly string[]
  /** What its sender says of themselves, what beside, and all of it. */
  sender: Fields
  answers: Fields
  fields: Fields
  /** The fields that the sender is named by, and the one that says in a word what it is about. */
  namedBy: readonly string[]
  about: string
  /** Where the texts of what is chosen from a list are, by its field. */
  choices: Record<string, string>
  /** What its sender is told again: nothing that a stranger may have typed under their address. */
  repeated: readonly string[]
}

/** By the names of kinds, in the order in which they are listed. */
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
    sender: contactSender,
    answers: contactAnswers,
    fields: contactMessage,
    namedBy: ['name'],
    about: 'subject',
    choices: { subject: 'contact.form.subjects' },
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
    sender: franchiseSender,
    answers: franchiseAnswers,
    fields: franchiseInquiry,
    namedBy: ['firstName', 'lastName'],
    about: 'preferredLocation',
    choices: {},
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
    choices: { forWhom: 'appointment.form.forWhom' },
    repeated: ['location', 'service', 'wishes', 'forWhom'],
  },
} as const satisfies Record<LeadKindName, LeadKindDescription>

/** Every status that some kind of leads has. */
export const leadStatuses = [
  ...new Set<string>(Object.values(leadKindDescriptions).flatMap(({ statuses }) => statuses)),
]

import type { LeadKindName } from '#src/admin/leads/lead-kind'
import { contactAnswers, contactSender } from '#src/shared/forms/contact-message'
import type { Fields } from '#src/shared/forms/field'
import { franchiseAnswers, franchiseSender } from '#src/shared/forms/franchise-inquiry'
import { contactEnds, contactMoves, contactStatuses } from '#src/shared/leads/contact-status'
import { franchiseEnds, franchiseMoves, franchiseStatuses } from '#src/shared/leads/franchise-status'
import type { LeadStatuses } from '#src/shared/leads/lead-statuses'

export interface LeadKind extends LeadStatuses {
  name: LeadKindName
  /** Where its texts are. */
  texts: 'contactMessages' | 'franchiseInquiries'
  /** The form it comes by, and what its sender says there of themselves and beside. */
  form: 'contact' | 'franchise'
  sender: Fields
  answers: Fields
  list: string
  print: string
  api: string
  /** From each status, those it may change to. */
  moves: Record<string, readonly string[]>
}

export const leadKinds: Record<LeadKindName, LeadKind> = {
  contactMessage: {
    name: 'contactMessage',
    texts: 'contactMessages',
    form: 'contact',
    sender: contactSender,
    answers: contactAnswers,
    list: '/admin/contact-messages',
    print: '/admin/simple-contact',
    api: '/api/admin/contact-messages',
    statuses: contactStatuses,
    ends: contactEnds,
    moves: contactMoves,
  },
  franchiseInquiry: {
    name: 'franchiseInquiry',
    texts: 'franchiseInquiries',
    form: 'franchise',
    sender: franchiseSender,
    answers: franchiseAnswers,
    list: '/admin/franchise-inquiries',
    print: '/admin/simple-franchise',
    api: '/api/admin/franchise-inquiries',
    statuses: franchiseStatuses,
    ends: franchiseEnds,
    moves: franchiseMoves,
  },
}

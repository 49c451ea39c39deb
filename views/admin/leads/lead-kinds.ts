import type { LeadKindName } from '#src/admin/leads/lead-kind'
import { contactEnds, contactMoves, contactStatuses } from '#src/shared/leads/contact-status'
import { franchiseEnds, franchiseMoves, franchiseStatuses } from '#src/shared/leads/franchise-status'
import type { LeadStatuses } from '#src/shared/leads/lead-statuses'

export interface LeadKind extends LeadStatuses {
  name: LeadKindName
  /** Where its texts are. */
  texts: 'contactMessages' | 'franchiseInquiries'
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
    list: '/admin/franchise-inquiries',
    print: '/admin/simple-franchise',
    api: '/api/admin/franchise-inquiries',
    statuses: franchiseStatuses,
    ends: franchiseEnds,
    moves: franchiseMoves,
  },
}

import type { EntityTarget } from 'typeorm'
import { ContactMessage } from '../../contact/contact-message.entity.js'
import { contactMoves, contactStatuses } from '../../contact/contact-status.js'
import { FranchiseInquiry } from '../../franchise/franchise-inquiry.entity.js'
import { franchiseMoves, franchiseStatuses } from '../../franchise/franchise-status.js'
import type { Lead } from '../../leads/lead.entity.js'

export const leadKindNames = ['contactMessage', 'franchiseInquiry'] as const

export type LeadKindName = (typeof leadKindNames)[number]

/** What the desk must know to work leads of one kind. */
export interface LeadKind<L extends Lead = Lead> {
  name: LeadKindName
  entity: EntityTarget<L>
  /** In the order of the work. */
  statuses: readonly string[]
  /** From each status, those it may change to. */
  moves: Record<string, string[]>
  /** The status that says the sender has had an answer. */
  answered: string
  /** The sender's name, in SQL, of the row `lead`. */
  nameInSql: string
  summary(lead: L): { name: string; about: string }
}

export const contactMessages: LeadKind<ContactMessage> = {
  name: 'contactMessage',
  entity: ContactMessage,
  statuses: contactStatuses,
  moves: contactMoves,
  answered: 'answered',
  nameInSql: 'lead.name',
  summary: ({ name, subject }) => ({ name, about: subject }),
}

export const franchiseInquiries: LeadKind<FranchiseInquiry> = {
  name: 'franchiseInquiry',
  entity: FranchiseInquiry,
  statuses: franchiseStatuses,
  moves: franchiseMoves,
  answered: 'contacted',
  nameInSql: `(lead.last_name || ' ' || lead.first_name)`,
  summary: ({ firstName, lastName, preferredLocation }) => ({
    name: `${firstName} ${lastName}`,
    about: preferredLocation,
  }),
}

export const leadKinds: LeadKind[] = [contactMessages, franchiseInquiries]

/** Those in which there is still something to be done. */
export const openStatuses = ({ statuses, moves }: LeadKind): string[] =>
  statuses.filter((status) => status !== 'spam' && moves[status]?.length)

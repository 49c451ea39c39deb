import type { EntityTarget } from 'typeorm'
import { ContactMessage } from '../../contact/contact-message.entity.js'
import { contactMessage } from '../../shared/forms/contact-message.js'
import type { Fields } from '../../shared/forms/field.js'
import { franchiseInquiry } from '../../shared/forms/franchise-inquiry.js'
import { contactEnds, contactMoves, contactStatuses } from '../../shared/leads/contact-status.js'
import { FranchiseInquiry } from '../../franchise/franchise-inquiry.entity.js'
import { franchiseEnds, franchiseMoves, franchiseStatuses } from '../../shared/leads/franchise-status.js'
import type { Lead } from '../../leads/lead.entity.js'
import { textsIn } from './sent-fields.js'
import type { LeadStatuses } from '../../shared/leads/lead-statuses.js'

export const leadKindNames = ['contactMessage', 'franchiseInquiry'] as const

export type LeadKindName = (typeof leadKindNames)[number]

/** What the admin must know to work leads of one kind. */
export interface LeadKind<L extends Lead = Lead> extends LeadStatuses {
  name: LeadKindName
  /** Of the events that tell of it. */
  scope: 'contact' | 'franchise'
  entity: EntityTarget<L>
  /** From each status, those it may change to. */
  moves: Record<string, string[]>
  /** The status that says the sender has had an answer. */
  answered: string
  /** The sender's name, in SQL, of the row `lead`. */
  nameInSql: string
  summary(lead: L): { name: string; about: string }
  /** What its form asks for, and by which of it the sender is named. */
  fields: Fields
  namedBy: string[]
}

export const contactMessages: LeadKind<ContactMessage> = {
  name: 'contactMessage',
  scope: 'contact',
  entity: ContactMessage,
  statuses: contactStatuses,
  ends: contactEnds,
  moves: contactMoves,
  answered: 'answered',
  nameInSql: 'lead.name',
  summary: ({ name, subject }) => ({ name, about: subject }),
  fields: contactMessage,
  namedBy: ['name'],
}

export const franchiseInquiries: LeadKind<FranchiseInquiry> = {
  name: 'franchiseInquiry',
  scope: 'franchise',
  entity: FranchiseInquiry,
  statuses: franchiseStatuses,
  ends: franchiseEnds,
  moves: franchiseMoves,
  answered: 'contacted',
  nameInSql: `(lead.last_name || ' ' || lead.first_name)`,
  summary: ({ firstName, lastName, preferredLocation }) => ({
    name: `${firstName} ${lastName}`,
    about: preferredLocation,
  }),
  fields: franchiseInquiry,
  namedBy: ['firstName', 'lastName'],
}

export const leadKinds: LeadKind[] = [contactMessages, franchiseInquiries]

/** All that the sender wrote, their name first. */
export function textsOf<L extends Lead>(kind: LeadKind<L>, lead: L): (string | null)[] {
  const others = textsIn(kind.fields).filter((field) => !kind.namedBy.includes(field))
  return [kind.summary(lead).name, ...others.map((field) => lead[field as keyof L] as string | null)]
}

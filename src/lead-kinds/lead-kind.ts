import type { Type } from '@nestjs/common'
import { ContactMessage } from '../contact/contact-message.entity.js'
import { FranchiseInquiry } from '../franchise/franchise-inquiry.entity.js'
import type { Lead } from '../leads/lead.entity.js'
import { type LeadKindDescription, leadKindDescriptions } from '../shared/lead-kinds.js'

/** What those who list, mail, work, export and erase leads must know of one kind. */
export interface LeadKind<L extends Lead = Lead> extends LeadKindDescription {
  entity: Type<L>
  table: string
  /** The sender's name, in SQL, of the row `lead`. */
  nameInSql: string
  nameOf(lead: L): string
  /** What its sender says of where. */
  placeOf(lead: L): string | null
}

export const contactMessages: LeadKind<ContactMessage> = {
  ...leadKindDescriptions.contactMessage,
  entity: ContactMessage,
  table: 'contact_messages',
  nameInSql: 'lead.name',
  nameOf: ({ name }) => name,
  placeOf: () => null,
}

export const franchiseInquiries: LeadKind<FranchiseInquiry> = {
  ...leadKindDescriptions.franchiseInquiry,
  entity: FranchiseInquiry,
  table: 'franchise_inquiries',
  nameInSql: `(lead.last_name || ' ' || lead.first_name)`,
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  placeOf: ({ preferredLocation }) => preferredLocation,
}

/** Every kind, in the order in which they are listed. */
export const leadKinds = [contactMessages, franchiseInquiries] as LeadKind[]

/** Of every kind. */
export const leadStatuses = [...new Set(leadKinds.flatMap(({ statuses }) => statuses))]

/** What a lead holds in a field of its form. */
export function valueIn(lead: Lead, field: string): string | null {
  return (lead as unknown as Record<string, string | null>)[field] ?? null
}

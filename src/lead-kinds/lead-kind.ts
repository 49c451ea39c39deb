import type { Type } from '@nestjs/common'
import { AppointmentRequest } from '../appointments/appointment-request.entity.js'
import { ContactMessage } from '../contact/contact-message.entity.js'
import { FranchiseInquiry } from '../franchise/franchise-inquiry.entity.js'
import type { Lead } from '../leads/lead.entity.js'
import type { LeadEventType } from '../outbox/events.js'
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

export const appointmentRequests: LeadKind<AppointmentRequest> = {
  ...leadKindDescriptions.appointmentRequest,
  entity: AppointmentRequest,
  table: 'appointment_requests',
  nameInSql: 'lead.name',
  nameOf: ({ name }) => name,
  placeOf: () => null,
}

/** Every kind, in the order in which they are listed. */
export const leadKinds = [contactMessages, franchiseInquiries, appointmentRequests] as LeadKind[]

/** Returns the kind of the leads that an outbox event is about. */
export function leadKindOf(type: LeadEventType): LeadKind {
  return leadKinds.find(({ scope }) => type.startsWith(`${scope}.`))!
}

/** Of every kind. */
export const leadStatuses = [...new Set(leadKinds.flatMap(({ statuses }) => statuses))]

/** What a lead holds in a field of its form. */
export function valueIn(lead: Lead, field: string): unknown {
  return (lead as unknown as Record<string, unknown>)[field] ?? null
}

/** The same of a field that holds a text. */
export function textIn(lead: Lead, field: string): string | null {
  return valueIn(lead, field) as string | null
}

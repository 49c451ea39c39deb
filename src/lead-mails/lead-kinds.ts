import type { Type } from '@nestjs/common'
import { ContactMessage } from '../contact/contact-message.entity.js'
import { FranchiseInquiry } from '../franchise/franchise-inquiry.entity.js'
import type { Lead } from '../leads/lead.entity.js'
import { contactMessage } from '../shared/forms/contact-message.js'
import type { Fields } from '../shared/forms/field.js'
import { franchiseInquiry } from '../shared/forms/franchise-inquiry.js'

/** What letters must know of leads of one kind. */
export interface LeadKind<L extends Lead = Lead> {
  /** Of its form, and of its texts. */
  scope: 'contact' | 'franchise'
  entity: Type<L>
  fields: Fields
  /** Its folder in the admin. */
  folder: string
  nameOf(lead: L): string
  /** What its sender says of where. */
  placeOf(lead: L): string | null
  /** The keys of what of its form was chosen from a list. */
  choices: Record<string, string>
}

const contactMessages: LeadKind<ContactMessage> = {
  scope: 'contact',
  entity: ContactMessage,
  fields: contactMessage,
  folder: 'contact-messages',
  nameOf: ({ name }) => name,
  placeOf: () => null,
  choices: { subject: 'contact.form.subjects' },
}

const franchiseInquiries: LeadKind<FranchiseInquiry> = {
  scope: 'franchise',
  entity: FranchiseInquiry,
  fields: franchiseInquiry,
  folder: 'franchise-inquiries',
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  placeOf: ({ preferredLocation }) => preferredLocation,
  choices: {},
}

export const leadKinds = [contactMessages, franchiseInquiries] as LeadKind[]

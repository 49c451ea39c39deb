import { Column, Entity } from 'typeorm'
import { Lead } from '#src/leads/lead.entity.js'
import { type LeadKind, StoresLeads } from '#src/leads/lead-kind.js'
import { PhoneNumber } from '#src/leads/phone-number.js'
import type { Kept } from '#src/shared/forms/field.js'
import type { franchiseInquiry } from '#src/shared/franchise/franchise-inquiry.js'
import type { FranchiseStatus } from '#src/shared/leads/franchise-status.js'
import { leadKindDescriptions } from '#src/shared/leads/lead-kinds.js'

const franchiseInquiryKind: Omit<LeadKind<FranchiseInquiry>, 'entity'> = {
  ...leadKindDescriptions.franchiseInquiry,
  table: 'franchise_inquiries',
  nameInSql: `(lead.first_name || ' ' || lead.last_name)`,
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  placeOf: ({ preferredLocation }) => preferredLocation,
  isForHeadOffice: true,
  sample: {
    firstName: 'Šime',
    lastName: 'Čović',
    phone: '+385 23 555 010',
    preferredLocation: 'Zadar',
    previousExperience: null,
    additionalInformation: 'Imam prostor od 80 m².',
  },
}

@Entity('franchise_inquiries')
@StoresLeads(franchiseInquiryKind)
export class FranchiseInquiry extends Lead<FranchiseStatus> implements Kept<typeof franchiseInquiry> {
  @Column('text', { name: 'first_name' })
  firstName: string

  @Column('text', { name: 'last_name' })
  lastName: string

  @Column('citext')
  email: string

  @Column('text')
  phone: string

  @PhoneNumber()
  phoneE164: string | null

  @Column('text', { name: 'preferred_location' })
  preferredLocation: string

  @Column('text', { name: 'previous_experience', nullable: true })
  previousExperience: string | null

  @Column('text', { name: 'additional_information', nullable: true })
  additionalInformation: string | null
}

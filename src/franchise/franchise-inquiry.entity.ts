import { Column, Entity } from 'typeorm'
import { Lead } from '#src/leads/lead.entity.js'
import { StoresLeads } from '#src/leads/lead-kind.js'
import { PhoneNumber } from '#src/leads/phone-number.js'
import type { Kept } from '#src/shared/forms/field.js'
import type { franchiseInquiry } from '#src/shared/franchise/franchise-inquiry.js'
import type { FranchiseStatus } from '#src/shared/leads/franchise-status.js'
import { franchiseInquiryKind } from './franchise-inquiry.kind.js'

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

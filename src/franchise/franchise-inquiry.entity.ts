import { Check, Column, Entity, Index } from 'typeorm'
import { Lead } from '../leads/lead.entity.js'
import { StoresLeads } from '../leads/lead-kind.js'
import type { Kept } from '../shared/forms/field.js'
import type { franchiseInquiry } from '#src/shared/franchise/franchise-inquiry.js'
import type { FranchiseStatus } from '../shared/leads/franchise-status.js'
import { franchiseInquiryKind } from './franchise-inquiry.kind.js'

@Entity('franchise_inquiries')
@StoresLeads(franchiseInquiryKind)
@Check('franchise_inquiries_not_into_itself', 'merged_into_id <> id')
@Index('franchise_inquiries_by_status', { synchronize: false })
@Index('franchise_inquiries_changed', ['changedIn', 'id'])
@Index('franchise_inquiries_by_email', { synchronize: false })
@Index('franchise_inquiries_merged', { synchronize: false })
@Index('franchise_inquiries_search', { synchronize: false })
@Index('franchise_inquiries_inbox', { synchronize: false })
@Index('franchise_inquiries_inbox_by_name', { synchronize: false })
@Index('franchise_inquiries_inbox_by_assignee', { synchronize: false })
@Index('franchise_inquiries_inbox_by_status', { synchronize: false })
@Index('franchise_inquiries_inbox_by_location', { synchronize: false })
@Index('franchise_inquiries_inbox_by_answer', { synchronize: false })
@Index('franchise_inquiries_trash', { synchronize: false })
export class FranchiseInquiry extends Lead<FranchiseStatus> implements Kept<typeof franchiseInquiry> {
  @Column('text', { name: 'first_name' })
  firstName: string

  @Column('text', { name: 'last_name' })
  lastName: string

  @Column('citext')
  email: string

  @Column('text')
  phone: string

  @Column('text', { name: 'preferred_location' })
  preferredLocation: string

  @Column('text', { name: 'previous_experience', nullable: true })
  previousExperience: string | null

  @Column('text', { name: 'additional_information', nullable: true })
  additionalInformation: string | null
}

import { leadDtos } from '#src/leads/lead-dtos.js'
import { franchiseInquiry } from '#src/shared/franchise/franchise-inquiry.js'
import { franchiseStatuses } from '#src/shared/leads/franchise-status.js'

export const franchiseInquiryDtos = leadDtos({
  one: 'FranchiseInquiry',
  many: 'FranchiseInquiries',
  noun: 'Inquiries',
  fields: franchiseInquiry,
  statuses: franchiseStatuses,
})

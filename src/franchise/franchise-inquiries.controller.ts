import { leadDtos } from '#src/leads/lead-dtos.js'
import { LeadsController } from '#src/leads/leads.controller.js'
import type { LeadQueryDto } from '#src/leads/lists/lead-query.dto.js'
import type { ReadMany, ReadManyOf } from '#src/platform/page-queries/page-read.decorator.js'
import { franchiseInquiry } from '#src/shared/franchise/franchise-inquiry.js'
import { franchiseStatuses } from '#src/shared/leads/franchise-status.js'
import { FranchiseInquiry } from './franchise-inquiry.entity.js'

const franchiseInquiryDtos = leadDtos({
  one: 'FranchiseInquiry',
  many: 'FranchiseInquiries',
  noun: 'Inquiries',
  fields: franchiseInquiry,
  statuses: franchiseStatuses,
})

/** Inbox of the franchise inquiries. */
export class FranchiseInquiriesController extends LeadsController({
  entity: FranchiseInquiry,
  one: 'franchise inquiry',
  many: 'franchise inquiries',
  dtos: franchiseInquiryDtos,
  reads: { list: 'franchiseInquiries', one: 'franchiseInquiry' },
}) {}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    franchiseInquiries: ReadMany<FranchiseInquiriesController['list'], LeadQueryDto>
    franchiseInquiry: ReadManyOf<FranchiseInquiriesController['show'], LeadQueryDto>
  }
}

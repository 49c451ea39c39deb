import { LeadsController } from '#src/leads/leads.controller.js'
import type { LeadQueryDto } from '#src/leads/lists/lead-query.dto.js'
import type { ReadMany, ReadManyOf } from '#src/platform/page-queries/page-read.decorator.js'
import { FranchiseInquiry } from './franchise-inquiry.entity.js'
import { franchiseInquiryDtos } from './franchise-inquiry-list.dto.js'

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

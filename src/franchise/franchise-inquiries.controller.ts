import { LeadsController } from '#src/leads/leads.controller.js'
import { FranchiseInquiry } from './franchise-inquiry.entity.js'
import { franchiseInquiryDtos } from './franchise-inquiry-list.dto.js'

/** Inbox of the franchise inquiries. */
export class FranchiseInquiriesController extends LeadsController({
  entity: FranchiseInquiry,
  one: 'franchise inquiry',
  many: 'franchise inquiries',
  dtos: franchiseInquiryDtos,
}) {}

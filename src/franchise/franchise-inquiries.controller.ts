import { LeadsController } from '#src/leads/leads.controller.js'
import {
  FranchiseInquiryChangeDto,
  FranchiseInquiryDetailsDto,
  FranchiseInquiryExportDto,
  FranchiseInquiryQueryDto,
  FranchiseInquiriesChangeDto,
  FranchiseInquiriesPageDto,
  toFranchiseInquiryItem,
} from './franchise-inquiry-inbox.dto.js'
import { FranchiseInquiry } from './franchise-inquiry.entity.js'

/** Inbox of the franchise inquiries. */
export class FranchiseInquiriesController extends LeadsController({
  entity: FranchiseInquiry,
  one: 'franchise inquiry',
  many: 'franchise inquiries',
  dto: {
    query: FranchiseInquiryQueryDto,
    page: FranchiseInquiriesPageDto,
    details: FranchiseInquiryDetailsDto,
    change: FranchiseInquiryChangeDto,
    changes: FranchiseInquiriesChangeDto,
    export: FranchiseInquiryExportDto,
  },
  toItem: toFranchiseInquiryItem,
}) {}

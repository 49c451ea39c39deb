import { AdminController } from '../access/admin-controller.decorator.js'
import {
  FranchiseInquiriesPageDto,
  FranchiseInquiryDetailsDto,
  toFranchiseInquiryItem,
} from './franchise-inquiry-item.dto.js'
import { franchiseInquiries } from './lead-kind.js'
import { LeadsController } from './leads.controller.js'
import { FranchiseInquiryQueryDto } from './reading/lead-query.dto.js'
import { FranchiseInquiriesChangeDto, FranchiseInquiryChangeDto } from './working/lead-change.dto.js'

@AdminController('franchise-inquiries', { role: 'staff' })
export class FranchiseInquiriesController extends LeadsController({
  kind: franchiseInquiries,
  listSummary: 'Lists who asked about opening a centre, filtered, sorted, page by page',
  toItem: toFranchiseInquiryItem,
  query: FranchiseInquiryQueryDto,
  page: FranchiseInquiriesPageDto,
  details: FranchiseInquiryDetailsDto,
  change: FranchiseInquiryChangeDto,
  changeOfSeveral: FranchiseInquiriesChangeDto,
}) {}

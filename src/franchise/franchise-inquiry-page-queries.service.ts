import { Injectable } from '@nestjs/common'
import { LeadPagesService } from '#src/leads/lead-pages.service.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import type { Search } from '#src/platform/page-queries/lenient-query.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { FranchiseInquiry } from './franchise-inquiry.entity.js'
import { FranchiseInquiryQueryDto, toFranchiseInquiryItem } from './franchise-inquiry-list.dto.js'

const kind = { entity: FranchiseInquiry, query: FranchiseInquiryQueryDto, toItem: toFranchiseInquiryItem }

/** Queries of the pages of franchise inquiries. */
@Injectable()
@StaffQueries('staff')
@ScopedByLocation()
export class FranchiseInquiryPageQueriesService {
  constructor(private readonly pages: LeadPagesService) {}

  franchiseInquiries(reader: StaffReader, search: Search) {
    return this.pages.list(kind, reader, search)
  }

  franchiseInquiry(reader: StaffReader, id: string, search: Search) {
    return this.pages.read(kind, reader, id, search)
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<FranchiseInquiryPageQueriesService> {}
}

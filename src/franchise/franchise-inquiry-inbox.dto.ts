import { ApiProperty, IntersectionType } from '@nestjs/swagger'
import { CsvFormatDto } from '#src/platform/http/lists/csv-format.dto.js'
import { ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import { LeadItemDto, toLeadItem } from '#src/leads/inbox/lead-item.dto.js'
import { LeadDetailsDto } from '#src/leads/inbox/lead-details.dto.js'
import { LeadQuery } from '#src/leads/inbox/lead-query.dto.js'
import { sentIn, WithSent } from '#src/leads/sent-fields.js'
import { LeadChange, LeadIdsDto } from '#src/leads/work/lead-change.dto.js'
import { franchiseInquiry } from '#src/shared/franchise/franchise-inquiry.js'
import { type FranchiseStatus, franchiseStatuses } from '../shared/leads/franchise-status.js'
import type { FranchiseInquiry } from './franchise-inquiry.entity.js'

export class FranchiseInquiryItemDto extends WithSent(LeadItemDto, franchiseInquiry) {
  @ApiProperty({ enum: franchiseStatuses })
  status: FranchiseStatus
}

class FranchiseInquiryInListDto extends FranchiseInquiryItemDto {
  @ApiProperty({
    type: [FranchiseInquiryItemDto],
    description: 'Inquiries of the same person that were merged into this one.',
  })
  merged: FranchiseInquiryItemDto[]
}

export class FranchiseInquiriesPageDto extends ListPageDto {
  @ApiProperty({ type: [FranchiseInquiryInListDto] })
  items: FranchiseInquiryInListDto[]
}

export class FranchiseInquiryDetailsDto extends IntersectionType(FranchiseInquiryInListDto, LeadDetailsDto) {}

export class FranchiseInquiryQueryDto extends LeadQuery(franchiseStatuses) {}

export class FranchiseInquiryExportDto extends IntersectionType(FranchiseInquiryQueryDto, CsvFormatDto) {}

export class FranchiseInquiryChangeDto extends LeadChange(franchiseStatuses) {}

export class FranchiseInquiriesChangeDto extends IntersectionType(FranchiseInquiryChangeDto, LeadIdsDto) {}

export function toFranchiseInquiryItem(inquiry: FranchiseInquiry): FranchiseInquiryItemDto {
  return { ...toLeadItem(inquiry), status: inquiry.status, ...sentIn(franchiseInquiry, inquiry) }
}

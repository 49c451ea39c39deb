import { ApiProperty, IntersectionType } from '@nestjs/swagger'
import type { FranchiseInquiry } from '../../franchise/franchise-inquiry.entity.js'
import { franchiseInquiry } from '../../shared/forms/franchise-inquiry.js'
import { type FranchiseStatus, franchiseStatuses } from '../../shared/leads/franchise-status.js'
import { LeadDetailsDto } from './reading/lead-details.dto.js'
import { LeadItemDto, toLeadItem } from './lead-item.dto.js'
import { ListPageDto } from '../lists/list-query.dto.js'
import { sentIn, WithSent } from './sent-fields.js'

export class FranchiseInquiryItemDto extends WithSent(LeadItemDto, franchiseInquiry) {
  @ApiProperty({ enum: franchiseStatuses })
  status: FranchiseStatus
}

/** With what it is shown with. */
class FranchiseInquiryInListDto extends FranchiseInquiryItemDto {
  @ApiProperty({
    type: [FranchiseInquiryItemDto],
    description: 'Inquiries of the same person that were merged into it.',
  })
  merged: FranchiseInquiryItemDto[]
}

export class FranchiseInquiriesPageDto extends ListPageDto {
  @ApiProperty({ type: [FranchiseInquiryInListDto] })
  items: FranchiseInquiryInListDto[]
}

export class FranchiseInquiryDetailsDto extends IntersectionType(FranchiseInquiryInListDto, LeadDetailsDto) {}

export function toFranchiseInquiryItem(inquiry: FranchiseInquiry): FranchiseInquiryItemDto {
  return { ...toLeadItem(inquiry), status: inquiry.status, ...sentIn(franchiseInquiry, inquiry) }
}

import { ApiProperty, IntersectionType } from '@nestjs/swagger'
import type { FranchiseInquiry } from '../../franchise/franchise-inquiry.entity.js'
import { type FranchiseStatus, franchiseStatuses } from '../../shared/leads/franchise-status.js'
import { ApiNullableText } from '../../http/validation/nullable-text.decorator.js'
import { LeadDetailsDto } from './reading/lead-details.dto.js'
import { LeadItemDto, toLeadItem } from './lead-item.dto.js'
import { ListPageDto } from '../lists/list-query.dto.js'

export class FranchiseInquiryItemDto extends LeadItemDto {
  @ApiProperty({ enum: franchiseStatuses })
  status: FranchiseStatus

  @ApiProperty()
  firstName: string

  @ApiProperty()
  lastName: string

  @ApiProperty()
  phone: string

  @ApiProperty()
  preferredLocation: string

  @ApiNullableText()
  previousExperience: string | null

  @ApiNullableText()
  additionalInformation: string | null
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
  const { status, firstName, lastName, phone, preferredLocation, previousExperience, additionalInformation } = inquiry
  return {
    ...toLeadItem(inquiry),
    ...{ status, firstName, lastName, phone, preferredLocation, previousExperience, additionalInformation },
  }
}

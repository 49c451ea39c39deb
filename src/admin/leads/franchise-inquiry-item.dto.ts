import { ApiProperty } from '@nestjs/swagger'
import type { FranchiseInquiry } from '../../franchise/franchise-inquiry.entity.js'
import { ApiNullableText } from '../../http/nullable-text.decorator.js'
import { type Language, languages } from '../../i18n/languages.js'
import { ListPageDto } from './list-query.dto.js'

export class FranchiseInquiryItemDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  receivedAt: Date

  @ApiProperty()
  firstName: string

  @ApiProperty()
  lastName: string

  @ApiProperty()
  email: string

  @ApiProperty()
  phone: string

  @ApiProperty()
  preferredLocation: string

  @ApiNullableText()
  previousExperience: string | null

  @ApiNullableText()
  additionalInformation: string | null

  @ApiProperty({ enum: languages, description: 'The language the sender read the site in.' })
  language: Language

  static of(inquiry: FranchiseInquiry): FranchiseInquiryItemDto {
    const { id, receivedAt, firstName, lastName, email, phone, preferredLocation, language } = inquiry
    const { previousExperience, additionalInformation } = inquiry
    return {
      ...{ id, receivedAt, firstName, lastName, email, phone, preferredLocation, language },
      ...{ previousExperience, additionalInformation },
    }
  }
}

export class FranchiseInquiriesPageDto extends ListPageDto {
  @ApiProperty({ type: [FranchiseInquiryItemDto], description: 'Newest first.' })
  items: FranchiseInquiryItemDto[]
}

import { ApiPropertyOptional } from '@nestjs/swagger'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { SpamFieldsDto } from '#src/leads/spam/spam-fields.dto.js'
import type { Submitted } from '../shared/forms/field.js'
import { franchiseForm as fields } from '#src/shared/franchise/franchise-inquiry.js'

export class FranchiseInquiryDto extends SpamFieldsDto implements Submitted<typeof fields> {
  @Field(fields.firstName)
  firstName: string

  @Field(fields.lastName)
  lastName: string

  @Field(fields.email)
  email: string

  @Field(fields.phone)
  phone: string

  @Field(fields.preferredLocation)
  preferredLocation: string

  @Field(fields.previousExperience)
  previousExperience?: string

  @Field(fields.additionalInformation)
  additionalInformation?: string

  @ApiPropertyOptional({ description: 'Slug of the location that the sender is a client of.' })
  @Field(fields.location)
  location?: string
}

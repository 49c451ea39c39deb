import { Field } from '../http/validation/field.decorator.js'
import type { Submitted } from '../shared/forms/field.js'
import { franchiseInquiry as fields } from '../shared/forms/franchise-inquiry.js'

export class FranchiseInquiryDto implements Submitted<typeof fields> {
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
}

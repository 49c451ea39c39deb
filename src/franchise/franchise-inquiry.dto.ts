import { EmailField, PhoneField, TextField } from '../http/validation/text-fields.js'

export class FranchiseInquiryDto {
  @TextField({ max: 80, required: 'validation.firstName.required', example: 'Ana' })
  firstName: string

  @TextField({ max: 80, required: 'validation.lastName.required', example: 'Horvat' })
  lastName: string

  @EmailField()
  email: string

  @PhoneField({ required: 'validation.phone.required' })
  phone: string

  @TextField({ max: 120, required: 'validation.preferredLocation.required', example: 'Split' })
  preferredLocation: string

  @TextField({ max: 5000, multiline: true })
  previousExperience?: string

  @TextField({ max: 5000, multiline: true })
  additionalInformation?: string
}

import { SpamFieldsDto } from '#src/leads/spam/spam-fields.dto.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { franchiseForm } from '#src/shared/franchise/franchise-inquiry.js'

export class FranchiseInquiryDto extends WithFields(SpamFieldsDto, franchiseForm, {
  location: 'Slug of the location that the sender is a client of.',
}) {}

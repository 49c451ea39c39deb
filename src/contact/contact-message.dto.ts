import { SpamFieldsDto } from '#src/leads/spam/spam-fields.dto.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { contactForm } from '#src/shared/contact/contact-message.js'

export class ContactMessageDto extends WithFields(SpamFieldsDto, contactForm, {
  subject: 'Slug of a subject that `GET /api/contact-subjects` lists.',
  location: 'Slug of the location that the message is for.',
}) {}

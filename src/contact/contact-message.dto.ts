import { ApiPropertyOptional } from '@nestjs/swagger'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { SpamFieldsDto } from '#src/leads/spam/spam-fields.dto.js'
import { contactForm as fields } from '#src/shared/contact/contact-message.js'
import type { Submitted } from '../shared/forms/field.js'
import type { ContactSubject } from '../shared/leads/contact-subject.js'

export class ContactMessageDto extends SpamFieldsDto implements Submitted<typeof fields> {
  @Field(fields.name)
  name: string

  @Field(fields.email)
  email: string

  @Field(fields.phone)
  phone?: string

  @Field(fields.subject)
  subject: ContactSubject

  @Field(fields.message)
  message: string

  @ApiPropertyOptional({ description: 'Slug of the location that the message is for.' })
  @Field(fields.location)
  location?: string
}

import { ApiProperty, IntersectionType } from '@nestjs/swagger'
import type { ContactMessage } from '../../contact/contact-message.entity.js'
import { type ContactStatus, contactStatuses } from '../../shared/leads/contact-status.js'
import { type ContactSubject, contactSubjects } from '../../shared/leads/contact-subject.js'
import { ApiNullableText } from '../../http/validation/nullable-text.decorator.js'
import { LeadDetailsDto } from './reading/lead-details.dto.js'
import { LeadItemDto, toLeadItem } from './lead-item.dto.js'
import { ListPageDto } from '../lists/list-query.dto.js'

export class ContactMessageItemDto extends LeadItemDto {
  @ApiProperty({ enum: contactStatuses })
  status: ContactStatus

  @ApiProperty()
  name: string

  @ApiNullableText()
  phone: string | null

  @ApiProperty({ enum: contactSubjects })
  subject: ContactSubject

  @ApiProperty()
  message: string
}

/** With what it is shown with. */
class ContactMessageInListDto extends ContactMessageItemDto {
  @ApiProperty({ type: [ContactMessageItemDto], description: 'Messages of the same person that were merged into it.' })
  merged: ContactMessageItemDto[]
}

export class ContactMessagesPageDto extends ListPageDto {
  @ApiProperty({ type: [ContactMessageInListDto] })
  items: ContactMessageInListDto[]
}

export class ContactMessageDetailsDto extends IntersectionType(ContactMessageInListDto, LeadDetailsDto) {}

export function toContactMessageItem(message: ContactMessage): ContactMessageItemDto {
  const { status, name, phone, subject, message: text } = message
  return { ...toLeadItem(message), status, name, phone, subject, message: text }
}

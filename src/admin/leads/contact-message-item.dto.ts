import { ApiProperty, IntersectionType } from '@nestjs/swagger'
import type { ContactMessage } from '../../contact/contact-message.entity.js'
import { contactMessage } from '../../shared/forms/contact-message.js'
import { type ContactStatus, contactStatuses } from '../../shared/leads/contact-status.js'
import { LeadDetailsDto } from './reading/lead-details.dto.js'
import { LeadItemDto, toLeadItem } from './lead-item.dto.js'
import { ListPageDto } from '../lists/list-query.dto.js'
import { sentIn, WithSent } from './sent-fields.js'

export class ContactMessageItemDto extends WithSent(LeadItemDto, contactMessage) {
  @ApiProperty({ enum: contactStatuses })
  status: ContactStatus
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
  return { ...toLeadItem(message), status: message.status, ...sentIn(contactMessage, message) }
}

import { ApiProperty, IntersectionType } from '@nestjs/swagger'
import { CsvFormatDto } from '#src/platform/http/lists/csv-format.dto.js'
import { ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import { LeadItemDto, toLeadItem } from '#src/leads/inbox/lead-item.dto.js'
import { LeadDetailsDto } from '#src/leads/inbox/lead-details.dto.js'
import { LeadQuery } from '#src/leads/inbox/lead-query.dto.js'
import { sentIn, WithSent } from '#src/leads/sent-fields.js'
import { LeadChange, LeadIdsDto } from '#src/leads/work/lead-change.dto.js'
import { contactMessage } from '#src/shared/contact/contact-message.js'
import { type ContactStatus, contactStatuses } from '../shared/leads/contact-status.js'
import type { ContactMessage } from './contact-message.entity.js'

export class ContactMessageItemDto extends WithSent(LeadItemDto, contactMessage) {
  @ApiProperty({ enum: contactStatuses })
  status: ContactStatus
}

class ContactMessageInListDto extends ContactMessageItemDto {
  @ApiProperty({
    type: [ContactMessageItemDto],
    description: 'Messages of the same person that were merged into this one.',
  })
  merged: ContactMessageItemDto[]
}

export class ContactMessagesPageDto extends ListPageDto {
  @ApiProperty({ type: [ContactMessageInListDto] })
  items: ContactMessageInListDto[]
}

export class ContactMessageDetailsDto extends IntersectionType(ContactMessageInListDto, LeadDetailsDto) {}

export class ContactMessageQueryDto extends LeadQuery(contactStatuses) {}

export class ContactMessageExportDto extends IntersectionType(ContactMessageQueryDto, CsvFormatDto) {}

export class ContactMessageChangeDto extends LeadChange(contactStatuses) {}

export class ContactMessagesChangeDto extends IntersectionType(ContactMessageChangeDto, LeadIdsDto) {}

export function toContactMessageItem(message: ContactMessage): ContactMessageItemDto {
  return { ...toLeadItem(message), status: message.status, ...sentIn(contactMessage, message) }
}

import { LeadsController } from '#src/leads/leads.controller.js'
import type { LeadQueryDto } from '#src/leads/lists/lead-query.dto.js'
import type { ReadMany, ReadManyOf } from '#src/platform/page-queries/page-read.decorator.js'
import { ContactMessage } from './contact-message.entity.js'
import { contactMessageDtos } from './contact-message-list.dto.js'

/** Inbox of the contact messages. */
export class ContactMessagesController extends LeadsController({
  entity: ContactMessage,
  one: 'contact message',
  many: 'contact messages',
  dtos: contactMessageDtos,
  reads: { list: 'contactMessages', one: 'contactMessage' },
}) {}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    contactMessages: ReadMany<ContactMessagesController['list'], LeadQueryDto>
    contactMessage: ReadManyOf<ContactMessagesController['show'], LeadQueryDto>
  }
}

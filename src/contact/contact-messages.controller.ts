import { leadDtos } from '#src/leads/lead-dtos.js'
import { LeadsController } from '#src/leads/leads.controller.js'
import type { LeadQueryDto } from '#src/leads/lists/lead-query.dto.js'
import type { ReadMany, ReadManyOf } from '#src/platform/page-queries/page-read.decorator.js'
import { contactMessage } from '#src/shared/contact/contact-message.js'
import { contactStatuses } from '#src/shared/leads/contact-status.js'
import { ContactMessage } from './contact-message.entity.js'

const contactMessageDtos = leadDtos({
  one: 'ContactMessage',
  many: 'ContactMessages',
  noun: 'Messages',
  fields: contactMessage,
  statuses: contactStatuses,
})

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

import { LeadsController } from '#src/leads/leads.controller.js'
import { ContactMessage } from './contact-message.entity.js'
import { contactMessageDtos } from './contact-message-list.dto.js'

/** Inbox of the contact messages. */
export class ContactMessagesController extends LeadsController({
  entity: ContactMessage,
  one: 'contact message',
  many: 'contact messages',
  dtos: contactMessageDtos,
}) {}

import { LeadsController } from '#src/leads/leads.controller.js'
import {
  ContactMessageChangeDto,
  ContactMessageDetailsDto,
  ContactMessageExportDto,
  ContactMessageQueryDto,
  ContactMessagesChangeDto,
  ContactMessagesPageDto,
  toContactMessageItem,
} from './contact-message-inbox.dto.js'
import { ContactMessage } from './contact-message.entity.js'

/** Inbox of the contact messages. */
export class ContactMessagesController extends LeadsController({
  entity: ContactMessage,
  one: 'contact message',
  many: 'contact messages',
  dto: {
    query: ContactMessageQueryDto,
    page: ContactMessagesPageDto,
    details: ContactMessageDetailsDto,
    change: ContactMessageChangeDto,
    changes: ContactMessagesChangeDto,
    export: ContactMessageExportDto,
  },
  toItem: toContactMessageItem,
}) {}

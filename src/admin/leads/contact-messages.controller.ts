import { AdminController } from '../access/admin-controller.decorator.js'
import { ContactMessageDetailsDto, ContactMessagesPageDto, toContactMessageItem } from './contact-message-item.dto.js'
import { contactMessages } from './lead-kind.js'
import { LeadsController } from './leads.controller.js'
import { ContactMessageQueryDto } from './reading/lead-query.dto.js'
import { ContactMessageChangeDto, ContactMessagesChangeDto } from './working/lead-change.dto.js'

@AdminController('contact-messages', { role: 'staff' })
export class ContactMessagesController extends LeadsController({
  kind: contactMessages,
  listSummary: 'Lists messages from the contact form, filtered, sorted, page by page',
  toItem: toContactMessageItem,
  query: ContactMessageQueryDto,
  page: ContactMessagesPageDto,
  details: ContactMessageDetailsDto,
  change: ContactMessageChangeDto,
  changeOfSeveral: ContactMessagesChangeDto,
}) {}

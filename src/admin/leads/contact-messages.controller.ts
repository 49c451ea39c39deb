import { Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '../../http/api-problem.decorator.js'
import { AdminController } from '../access/admin-controller.decorator.js'
import { ContactMessagesPageDto } from './contact-message-item.dto.js'
import { LeadLists } from './lead-lists.service.js'
import { ListQueryDto } from './list-query.dto.js'

@AdminController('contact-messages', { role: 'staff' })
export class ContactMessagesController {
  constructor(private readonly leads: LeadLists) {}

  @ApiOperation({ summary: 'Lists the messages from the contact form, newest first' })
  @Get()
  @ApiOkResponse({ type: ContactMessagesPageDto })
  @ApiProblem(422)
  list(@Query() query: ListQueryDto): Promise<ContactMessagesPageDto> {
    return this.leads.contactMessages(query)
  }
}

import { Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '../../http/api-problem.decorator.js'
import { AdminController } from '../access/admin-controller.decorator.js'
import { NewsletterSubscribersPageDto } from './newsletter-subscriber-item.dto.js'
import { LeadLists } from './lead-lists.service.js'
import { ListQueryDto } from './list-query.dto.js'

@AdminController('newsletter-subscribers', { role: 'staff' })
export class NewsletterSubscribersController {
  constructor(private readonly leads: LeadLists) {}

  @ApiOperation({ summary: 'Lists the subscribers of the newsletter, newest first' })
  @Get()
  @ApiOkResponse({ type: NewsletterSubscribersPageDto })
  @ApiProblem(422)
  list(@Query() query: ListQueryDto): Promise<NewsletterSubscribersPageDto> {
    return this.leads.newsletterSubscribers(query)
  }
}

import { Body, Get, HttpCode, Post, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '../../http/problems/api-problem.decorator.js'
import { AdminController } from '../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import { NewsletterSubscribersPageDto, UnsubscribeDto, UnsubscribedDto } from './newsletter-subscriber-item.dto.js'
import { SubscriberListService } from './subscriber-list.service.js'
import { SubscriberQueryDto } from './subscriber-query.dto.js'

@AdminController('newsletter-subscribers', { role: 'staff' })
export class NewsletterSubscribersController {
  constructor(private readonly subscribers: SubscriberListService) {}

  @ApiOperation({ summary: 'Lists the subscribers of the newsletter, filtered, sorted, page by page' })
  @Get()
  @ApiOkResponse({ type: NewsletterSubscribersPageDto })
  @ApiProblem(422)
  list(@Query() query: SubscriberQueryDto): Promise<NewsletterSubscribersPageDto> {
    return this.subscribers.list(query)
  }

  @ApiOperation({ summary: 'Ends subscriptions at their subscribers’ wish' })
  @Post('unsubscribe')
  @HttpCode(200)
  @ApiOkResponse({ type: UnsubscribedDto })
  @ApiProblem(422)
  async unsubscribe(@Body() { ids }: UnsubscribeDto, @CurrentUser() actor: SignedInUser): Promise<UnsubscribedDto> {
    return { unsubscribed: await this.subscribers.unsubscribe(ids, actor) }
  }
}

import { Body, Get, Header, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger'
import { ApiProblem } from '../../http/api-problem.decorator.js'
import { AdminController } from '../access/admin-controller.decorator.js'
import { RequiredRole } from '../access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import { NewsletterSubscribersPageDto, UnsubscribeDto, UnsubscribedDto } from './newsletter-subscriber-item.dto.js'
import { SubscriberExport } from './subscriber-export.service.js'
import { SubscriberList } from './subscriber-list.service.js'
import { SubscriberQueryDto } from './subscriber-query.dto.js'

@AdminController('newsletter-subscribers', { role: 'staff' })
export class NewsletterSubscribersController {
  constructor(
    private readonly subscribers: SubscriberList,
    private readonly exports: SubscriberExport,
  ) {}

  @ApiOperation({ summary: 'Lists the subscribers of the newsletter, filtered, sorted, page by page' })
  @Get()
  @ApiOkResponse({ type: NewsletterSubscribersPageDto })
  @ApiProblem(422)
  list(@Query() query: SubscriberQueryDto): Promise<NewsletterSubscribersPageDto> {
    return this.subscribers.list(query)
  }

  @ApiOperation({ summary: 'Exports what the same query lists, as CSV' })
  @Get('export')
  @RequiredRole('admin')
  @Header('Content-Disposition', 'attachment; filename="newsletter-subscribers.csv"')
  @ApiProduces('text/csv')
  @ApiProblem(422)
  export(@Query() query: SubscriberQueryDto, @CurrentUser() user: SignedInUser): Promise<StreamableFile> {
    return this.exports.file(query, user)
  }

  @ApiOperation({ summary: 'Ends subscriptions at their subscribers’ wish' })
  @Post('unsubscribe')
  @HttpCode(200)
  @ApiOkResponse({ type: UnsubscribedDto })
  @ApiProblem(422)
  async unsubscribe(@Body() { ids }: UnsubscribeDto): Promise<UnsubscribedDto> {
    return { unsubscribed: await this.subscribers.unsubscribe(ids) }
  }
}

import { Body, Get, HttpCode, Post, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ForAllLocations } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { PageRead, type ReadMany } from '#src/platform/page-queries/page-read.decorator.js'
import {
  NewsletterSubscribersPageDto,
  SubscriberIdsDto,
  SuppressedDto,
  UnsubscribedDto,
} from './newsletter-subscriber-item.dto.js'
import { SubscriberListService } from './subscriber-list.service.js'
import { SubscriberQueryDto } from './subscriber-query.dto.js'
import { SubscriberSuppressionService } from './subscriber-suppression.service.js'

@AdminController('newsletter-subscribers', 'staff', 'editor')
@ForAllLocations()
export class NewsletterSubscribersController {
  constructor(
    private readonly subscribers: SubscriberListService,
    private readonly suppression: SubscriberSuppressionService,
  ) {}

  @ApiOperation({ summary: 'List newsletter subscribers' })
  @Get()
  @ApiOkResponse({ type: NewsletterSubscribersPageDto })
  @PageRead('newsletterSubscribers')
  list(@Query() query: SubscriberQueryDto): Promise<NewsletterSubscribersPageDto> {
    return this.subscribers.list(query)
  }

  @ApiOperation({ summary: 'End subscriptions' })
  @Post('unsubscribe')
  @HttpCode(200)
  @ApiOkResponse({ type: UnsubscribedDto })
  async unsubscribe(@Body() { ids }: SubscriberIdsDto, @CurrentUser() actor: SignedInUser): Promise<UnsubscribedDto> {
    return { unsubscribed: await this.subscribers.unsubscribe(ids, actor) }
  }

  @ApiOperation({ summary: 'Suppress addresses' })
  @Post('suppress')
  @HttpCode(200)
  @ApiOkResponse({ type: SuppressedDto })
  async suppress(@Body() { ids }: SubscriberIdsDto, @CurrentUser() actor: SignedInUser): Promise<SuppressedDto> {
    return { changed: await this.suppression.suppress(ids, actor) }
  }

  @ApiOperation({ summary: 'Release suppressed addresses' })
  @Post('release')
  @HttpCode(200)
  @ApiOkResponse({ type: SuppressedDto })
  async release(@Body() { ids }: SubscriberIdsDto, @CurrentUser() actor: SignedInUser): Promise<SuppressedDto> {
    return { changed: await this.suppression.release(ids, actor) }
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    newsletterSubscribers: ReadMany<NewsletterSubscribersController['list'], SubscriberQueryDto>
  }
}

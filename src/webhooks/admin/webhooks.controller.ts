import { Body, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import { ApiCreatedResponse, ApiExtraModels, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { withBoxes } from '#src/platform/http/forms/boxes.js'
import { FormPage, SHOW_RESULT } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { PageRead, type Read, type ReadManyOf, type ReadOne } from '#src/platform/page-queries/page-read.decorator.js'
import { describedMessages } from '../events/webhook-messages.js'
import { webhookEventTypes } from '../webhook-events.js'
import { NewWebhookDto, WebhookDto, WebhooksDto, WebhookSecretDto, WebhookValuesDto } from './webhook.dto.js'
import { WebhookDeliveriesPageDto, WebhookDeliveryDetailsDto, WebhookDeliveryQueryDto } from './webhook-delivery.dto.js'
import { WebhookEditingService } from './webhook-editing.service.js'
import { WebhookLogService } from './webhook-log.service.js'

const WebhookId = () => Param('id', new UuidPipe({ errorHttpStatusCode: 404 }))
const DeliveryId = () => Param('deliveryId', new UuidPipe({ errorHttpStatusCode: 404 }))

const PAGE = '/admin/webhooks/:id'
const buttons = { path: PAGE, form: 'webhookAction' }

/** Webhook endpoints and their deliveries. */
@ApiExtraModels(...describedMessages)
@AdminController('webhooks', 'admin')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhookEditingService,
    private readonly log: WebhookLogService,
  ) {}

  @ApiOperation({ summary: 'List webhooks' })
  @Get()
  @ApiOkResponse({ type: WebhooksDto })
  @PageRead('webhooks')
  async list(): Promise<WebhooksDto> {
    return { items: await this.webhooks.list() }
  }

  @ApiOperation({ summary: 'Create a webhook' })
  @FormPage({
    path: '/admin/webhooks/new',
    form: 'webhook',
    fields: (posted) => withBoxes(posted, 'events', webhookEventTypes),
    done: SHOW_RESULT,
  })
  @Post()
  @NeedsRecentSignIn()
  @VersionETag()
  @ApiCreatedResponse({ type: NewWebhookDto })
  @ApiProblem(409)
  create(@Body() values: WebhookValuesDto, @CurrentUser() user: SignedInUser): Promise<NewWebhookDto> {
    return this.webhooks.create(values, user)
  }

  @ApiOperation({ summary: 'Get a webhook' })
  @Get(':id')
  @VersionETag()
  @ApiOkResponse({ type: WebhookDto })
  @ApiProblem(404)
  @PageRead('webhook')
  read(@WebhookId() id: string): Promise<WebhookDto> {
    return this.webhooks.read(id)
  }

  @ApiOperation({ summary: 'Replace a webhook' })
  @FormPage({
    path: PAGE,
    form: 'webhook',
    fields: (posted) => withBoxes(posted, 'events', webhookEventTypes),
    done: `${PAGE}?done=save`,
  })
  @Put(':id')
  @NeedsRecentSignIn()
  @VersionETag()
  @ApiSeenVersion()
  @ApiOkResponse({ type: WebhookDto })
  async save(
    @WebhookId() id: string,
    @SeenVersion('webhook') seen: number,
    @Body() values: WebhookValuesDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<WebhookDto> {
    await this.webhooks.save(id, values, seen, user)
    return this.webhooks.read(id)
  }

  @ApiOperation({ summary: 'Delete a webhook' })
  @FormPage({ ...buttons, when: { action: 'remove' }, done: '/admin/webhooks?done=remove' })
  @Delete(':id')
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Webhook deleted.' })
  @ApiProblem(404)
  remove(@WebhookId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.webhooks.remove(id, user)
  }

  @ApiOperation({ summary: 'Disable a webhook' })
  @FormPage({ ...buttons, when: { action: 'disable' }, done: `${PAGE}?done=disable` })
  @Post(':id/disable')
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Webhook disabled; waiting messages are kept.' })
  @ApiProblem(404)
  disable(@WebhookId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.webhooks.disable(id, user)
  }

  @ApiOperation({ summary: 'Enable a webhook' })
  @FormPage({ ...buttons, when: { action: 'enable' }, done: `${PAGE}?done=enable` })
  @Post(':id/enable')
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Webhook enabled; waiting messages are sent.' })
  @ApiProblem(404)
  enable(@WebhookId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.webhooks.enable(id, user)
  }

  @ApiOperation({ summary: 'Rotate the secret of a webhook' })
  @FormPage({ ...buttons, when: { action: 'rotate' }, done: SHOW_RESULT })
  @Post(':id/rotate-secret')
  @NeedsRecentSignIn()
  @HttpCode(200)
  @ApiOkResponse({ type: WebhookSecretDto })
  @ApiProblem(404)
  async rotateSecret(@WebhookId() id: string, @CurrentUser() user: SignedInUser): Promise<WebhookSecretDto> {
    return { secret: await this.webhooks.rotateSecret(id, user) }
  }

  @ApiOperation({
    summary: 'Send a test message to a webhook',
  })
  @FormPage<WebhookDeliveryDetailsDto>({
    ...buttons,
    when: { action: 'test' },
    done: (delivery) => `${PAGE}/deliveries/${delivery.id}?done=test`,
  })
  @Post(':id/test')
  @HttpCode(200)
  @ApiOkResponse({ type: WebhookDeliveryDetailsDto })
  @ApiProblem(404, 409)
  test(@WebhookId() id: string, @CurrentUser() user: SignedInUser): Promise<WebhookDeliveryDetailsDto> {
    return this.log.test(id, user)
  }

  @ApiOperation({ summary: 'List the deliveries of a webhook' })
  @Get(':id/deliveries')
  @ApiOkResponse({ type: WebhookDeliveriesPageDto })
  @ApiProblem(404)
  @PageRead('webhookDeliveries')
  deliveries(@WebhookId() id: string, @Query() query: WebhookDeliveryQueryDto): Promise<WebhookDeliveriesPageDto> {
    return this.log.list(id, query)
  }

  @ApiOperation({ summary: 'Get a webhook delivery' })
  @Get(':id/deliveries/:deliveryId')
  @ApiOkResponse({ type: WebhookDeliveryDetailsDto })
  @ApiProblem(404)
  @PageRead('webhookDelivery')
  delivery(@WebhookId() id: string, @DeliveryId() deliveryId: string): Promise<WebhookDeliveryDetailsDto> {
    return this.log.read(id, deliveryId)
  }

  @ApiOperation({
    summary: 'Retry a webhook delivery',
  })
  @FormPage({
    path: `${PAGE}/deliveries/:deliveryId`,
    form: 'webhookAction',
    done: `${PAGE}/deliveries/:deliveryId?done=redeliver`,
  })
  @Post(':id/deliveries/:deliveryId/redeliver')
  @HttpCode(200)
  @ApiOkResponse({ type: WebhookDeliveryDetailsDto })
  @ApiProblem(404, 409)
  redeliver(
    @WebhookId() id: string,
    @DeliveryId() deliveryId: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<WebhookDeliveryDetailsDto> {
    return this.log.redeliver(id, deliveryId, user)
  }

  /** Returns the types of events that a webhook can subscribe to. */
  @PageRead('webhookEvents')
  listEventTypes() {
    return webhookEventTypes
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    webhooks: Read<WebhooksController['list']>
    webhook: ReadOne<WebhooksController['read']>
    webhookDeliveries: ReadManyOf<WebhooksController['deliveries'], WebhookDeliveryQueryDto>
    webhookDelivery: ReadOne<WebhooksController['delivery'], 'id' | 'deliveryId'>
    webhookEvents: Read<WebhooksController['listEventTypes']>
  }
}

import { Body, Controller, Param, Post, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import type { WebhookValuesDto } from '#src/webhooks/admin/webhook.dto.js'
import { WebhookEditingService } from '#src/webhooks/admin/webhook-editing.service.js'
import { WebhookLogService } from '#src/webhooks/admin/webhook-log.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import type { Issued } from '../form-outcome.js'
import { AdminPagesService } from './admin-pages.service.js'
import { NoFieldsDto } from './issue-page.dto.js'
import { NewWebhookPageDto, valuesOf, WebhookActionDto, WebhookPageDto } from './webhook-page.dto.js'

const Id = (name: string) => Param(name, new UuidPipe({ errorHttpStatusCode: 404 }))

/** Where other programs hear of events: what the owner does with it. */
@ApiExcludeController()
@RequiredRole('admin')
@Controller('admin/webhooks')
export class WebhookPagesController {
  constructor(
    private readonly pages: AdminPagesService,
    private readonly webhooks: WebhookEditingService,
    private readonly log: WebhookLogService,
  ) {}

  @Post('new')
  create(
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'webhook', dto: NewWebhookPageDto, body, user, request, response } as const
    return this.pages.take(submission, async (fields) => {
      const { id, secret } = await this.webhooks.create(withEvents(fields), user)
      return { webhookSecret: { id, secret } }
    })
  }

  /** Saves, or does what a button asks for. */
  @Post(':id')
  handle(
    @Id('id') id: string,
    @Body() body: { action?: unknown } | undefined,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (body?.action !== undefined) {
      const submission = { form: 'webhookAction', dto: WebhookActionDto, body, user, request, response } as const
      return this.pages.take(submission, ({ action }) => this.act(id, action, user))
    }
    const submission = { form: 'webhook', dto: WebhookPageDto, body, user, request, response } as const
    return this.pages.take(submission, async ({ version, ...fields }) => {
      await this.webhooks.save(id, withEvents(fields), Number(version), user)
      return `/admin/webhooks/${id}?done=save`
    })
  }

  @Post(':id/deliveries/:delivery')
  redeliver(
    @Id('id') id: string,
    @Id('delivery') delivery: string,
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'webhookAction', dto: NoFieldsDto, body, user, request, response } as const
    return this.pages.take(submission, async () => {
      await this.log.redeliver(id, delivery, user)
      return `/admin/webhooks/${id}/deliveries/${delivery}?done=redeliver`
    })
  }

  private async act(id: string, action: WebhookActionDto['action'], user: SignedInUser): Promise<string | Issued> {
    switch (action) {
      case 'test':
        return `/admin/webhooks/${id}/deliveries/${(await this.log.test(id, user)).id}?done=test`
      case 'rotate':
        return { webhookSecret: { id, secret: await this.webhooks.rotateSecret(id, user) } }
      case 'remove':
        await this.webhooks.remove(id, user)
        return '/admin/webhooks?done=remove'
      default:
        await this.webhooks[action](id, user)
        return `/admin/webhooks/${id}?done=${action}`
    }
  }
}

/** @throws Problem 422 where no box is ticked */
function withEvents(fields: NewWebhookPageDto): WebhookValuesDto {
  const values = valuesOf(fields)
  if (values.events.length === 0) throw Problem.validation([{ field: 'events', code: 'webhookEvents.required' }])
  return values
}

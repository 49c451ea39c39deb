import { Module } from '@nestjs/common'
import { BusinessModule } from '#src/business/business.module.js'
import { WebhooksModule } from '../webhooks.module.js'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { WebhookEditingService } from './webhook-editing.service.js'
import { WebhookEventPageQueriesService } from '../events/webhook-event-page-queries.service.js'
import { WebhookEventsService } from '../events/webhook-events.service.js'
import { WebhookLettersService } from '../mails/webhook-letters.service.js'
import { WebhookLogService } from './webhook-log.service.js'
import { WebhooksController } from './webhooks.controller.js'
import { WebhookPageQueriesService } from './webhook-page-queries.service.js'

/** Admin of webhooks: endpoints, their secrets and the log of deliveries. */
@Module({
  imports: [WebhooksModule, AuditModule, BusinessModule],
  controllers: [WebhooksController],
  providers: [
    WebhookPageQueriesService,
    WebhookEventPageQueriesService,
    WebhookEditingService,
    WebhookLogService,
    WebhookEventsService,
    WebhookLettersService,
  ],
  exports: [WebhookEditingService, WebhookLogService],
})
export class AdminWebhooksModule {}

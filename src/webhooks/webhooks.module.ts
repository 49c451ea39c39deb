import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { StandingAccessModule } from '#src/admin/standing-access/standing-access.module.js'
import { BusinessModule } from '#src/business/business.module.js'
import { RecipientsModule } from '#src/recipients/recipients.module.js'
import { WebhookEditingService } from './admin/webhook-editing.service.js'
import { WebhookLogService } from './admin/webhook-log.service.js'
import { WebhooksController } from './admin/webhooks.controller.js'
import { DeliveryOutcomesService } from './deliveries/delivery-outcomes.service.js'
import { WebhookDelivery } from './deliveries/webhook-delivery.entity.js'
import { WebhookDeliveryService } from './deliveries/webhook-delivery.service.js'
import { WebhookMetricsService } from './deliveries/webhook-metrics.service.js'
import { WebhookQueueService } from './deliveries/webhook-queue.service.js'
import { WebhookEndpoint } from './endpoints/webhook-endpoint.entity.js'
import { WebhookSecretRotationService } from './endpoints/webhook-secret-rotation.service.js'
import { WebhookSecretsService } from './endpoints/webhook-secrets.service.js'
import { WebhookEventsService } from './events/webhook-events.service.js'
import { WebhookLettersService } from './mails/webhook-letters.service.js'
import { HostAddressesService } from './sending/host-addresses.service.js'
import { WebhookSenderService } from './sending/webhook-sender.service.js'

/** Webhooks to other programs: endpoints, their secrets, and the log of deliveries. */
@Module({
  imports: [
    AuditModule,
    BusinessModule,
    RecipientsModule,
    StandingAccessModule,
    TypeOrmModule.forFeature([WebhookEndpoint, WebhookDelivery]),
  ],
  controllers: [WebhooksController],
  providers: [
    WebhookSecretsService,
    WebhookSecretRotationService,
    HostAddressesService,
    WebhookSenderService,
    DeliveryOutcomesService,
    WebhookDeliveryService,
    WebhookQueueService,
    WebhookMetricsService,
    WebhookEditingService,
    WebhookLogService,
    WebhookEventsService,
    WebhookLettersService,
  ],
})
export class WebhooksModule {}

import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { DeliveryOutcomesService } from './deliveries/delivery-outcomes.service.js'
import { WebhookDelivery } from './deliveries/webhook-delivery.entity.js'
import { WebhookDeliveryService } from './deliveries/webhook-delivery.service.js'
import { WebhookMetricsService } from './deliveries/webhook-metrics.service.js'
import { WebhookQueueService } from './deliveries/webhook-queue.service.js'
import { WebhookSecretRotationService } from './endpoints/webhook-secret-rotation.service.js'
import { WebhookEndpoint } from './endpoints/webhook-endpoint.entity.js'
import { WebhookSecretsService } from './endpoints/webhook-secrets.service.js'
import { HostAddressesService } from './sending/host-addresses.service.js'
import { WebhookSenderService } from './sending/webhook-sender.service.js'

/** Webhooks to other programs. Features add their messages to the queue. */
@Module({
  imports: [TypeOrmModule.forFeature([WebhookEndpoint, WebhookDelivery])],
  providers: [
    WebhookSecretsService,
    WebhookSecretRotationService,
    HostAddressesService,
    WebhookSenderService,
    DeliveryOutcomesService,
    WebhookDeliveryService,
    WebhookQueueService,
    WebhookMetricsService,
  ],
  exports: [TypeOrmModule, WebhookSecretsService, HostAddressesService, WebhookDeliveryService, WebhookQueueService],
})
export class WebhooksModule {}

import { setTimeout as wait } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, Repository } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { countUpTo, MOST_COUNTED } from '#src/platform/http/lists/count-up-to.js'
import { WebhookDelivery } from '../deliveries/webhook-delivery.entity.js'
import { WebhookDeliveryService } from '../deliveries/webhook-delivery.service.js'
import { WebhookQueueService } from '../deliveries/webhook-queue.service.js'
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import {
  toWebhookDeliveryDetailsDto,
  toWebhookDeliveryDto,
  type WebhookDeliveriesPageDto,
  type WebhookDeliveryDetailsDto,
  type WebhookDeliveryQueryDto,
} from './webhook-delivery.dto.js'
import { webhookDisabled, webhookNotFound } from './webhook-problems.js'

/** Maximum wait for the outcome of a message sent by hand. */
const PATIENCE_MS = 3000

const conditions: Record<WebhookDeliveryQueryDto['state'], string> = {
  all: 'true',
  waiting: 'delivery.delivered_at IS NULL AND delivery.given_up_at IS NULL',
  delivered: 'delivery.delivered_at IS NOT NULL',
  givenUp: 'delivery.given_up_at IS NOT NULL',
}

/** Log of deliveries of an endpoint, with manual retries. */
@Injectable()
export class WebhookLogService {
  constructor(
    @InjectRepository(WebhookDelivery) private readonly deliveries: Repository<WebhookDelivery>,
    private readonly queue: WebhookQueueService,
    private readonly worker: WebhookDeliveryService,
    private readonly audit: AuditLogService,
  ) {}

  /** Returns the deliveries of an endpoint. @throws Problem 404 */
  async list(endpointId: string, query: WebhookDeliveryQueryDto): Promise<WebhookDeliveriesPageDto> {
    if (!(await this.deliveries.manager.existsBy(WebhookEndpoint, { id: endpointId }))) throw webhookNotFound()
    const { page, pageSize, state } = query
    const found = () =>
      this.deliveries
        .createQueryBuilder('delivery')
        .where('delivery.endpoint_id = :endpointId', { endpointId })
        .andWhere(conditions[state])
    const total = await countUpTo(found(), MOST_COUNTED)
    const rows = await found()
      .orderBy('delivery.created_at', 'DESC')
      .addOrderBy('delivery.id', 'DESC')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .getMany()
    return { items: rows.map(toWebhookDeliveryDto), page, pageSize, ...total }
  }

  /** Returns a delivery. @throws Problem 404 */
  async read(endpointId: string, id: string): Promise<WebhookDeliveryDetailsDto> {
    const delivery = await this.deliveries.findOneBy({ id, endpointId })
    if (!delivery) throw webhookNotFound()
    return toWebhookDeliveryDetailsDto(delivery)
  }

  /** Sends a test message. @throws Problem 404; 409 while the endpoint is disabled */
  async test(endpointId: string, actor: SignedInUser): Promise<WebhookDeliveryDetailsDto> {
    const id = await this.deliveries.manager.transaction(async (manager) => {
      await requireEnabled(manager, endpointId)
      const delivery = await this.queue.addTest(manager, endpointId)
      await this.audit.record(
        { action: 'webhook.tested', actor, subject: { kind: 'webhook', id: endpointId } },
        manager,
      )
      return delivery
    })
    return this.sendNow(endpointId, id)
  }

  /**
   * Retries a delivery in any state, with the same message and id.
   * @throws Problem 404; 409 while the endpoint is disabled
   */
  async redeliver(endpointId: string, id: string, actor: SignedInUser): Promise<WebhookDeliveryDetailsDto> {
    await this.deliveries.manager.transaction(async (manager) => {
      await requireEnabled(manager, endpointId)
      const { affected } = await manager.update(
        WebhookDelivery,
        { id, endpointId },
        { attemptsBefore: () => 'attempts', deliveredAt: null, givenUpAt: null, nextAttemptAt: () => 'now()' },
      )
      if (!affected) throw webhookNotFound()
      const details = { delivery: id }
      await this.audit.record(
        { action: 'webhook.redelivered', actor, subject: { kind: 'webhook', id: endpointId }, details },
        manager,
      )
    })
    return this.sendNow(endpointId, id)
  }

  private async sendNow(endpointId: string, id: string): Promise<WebhookDeliveryDetailsDto> {
    await Promise.race([this.worker.deliverAt(endpointId), wait(PATIENCE_MS, undefined, { ref: false })])
    return this.read(endpointId, id)
  }
}

/** Ensures that an endpoint is enabled. @throws Problem 404, 409 */
async function requireEnabled(manager: EntityManager, id: string): Promise<void> {
  const endpoint = await manager.findOne(WebhookEndpoint, { where: { id }, lock: { mode: 'for_key_share' } })
  if (!endpoint) throw webhookNotFound()
  if (endpoint.disabledAt) throw webhookDisabled()
}

import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { OutboxEventType } from '#src/platform/outbox/events.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { WebhookQueueService } from '../deliveries/webhook-queue.service.js'
import { webhookEvents, webhookEventTypes } from '../webhook-events.js'

const outboxTypes = new Set(webhookEventTypes.flatMap((type) => webhookEvents[type].on))

/** Queues webhook messages for outbox events. */
@Injectable()
export class WebhookEventsService {
  constructor(private readonly queue: WebhookQueueService) {}

  @OnEvent(...outboxTypes)
  async queueMessages(subjectIds: string[], manager: EntityManager, outboxType: OutboxEventType): Promise<void> {
    for (const type of webhookEventTypes) {
      const { on, once, load } = webhookEvents[type]
      if (!on.includes(outboxType)) continue
      const endpoints = await this.queue.findSubscribed(type, manager)
      if (endpoints.length === 0) continue
      const messages = await load(subjectIds, manager)
      await this.queue.add(
        manager,
        endpoints,
        messages.map((message) => ({ ...message, type, once: once?.includes(outboxType) })),
      )
    }
  }
}

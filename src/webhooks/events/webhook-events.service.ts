import { Injectable } from '@nestjs/common'
import { type EntityManager, In, Not } from 'typeorm'
import type { Lead } from '#src/leads/lead.entity.js'
import { NewsletterSubscriber } from '#src/newsletter/newsletter-subscriber.entity.js'
import { type LeadReceived, leadReceived, type LeadRestored, leadRestored } from '#src/platform/outbox/events.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { type WebhookMessage, WebhookQueueService } from '../deliveries/webhook-queue.service.js'
import { LeadEvent } from '#src/leads/history/lead-event.entity.js'
import { type LeadKind, leadKindOfEvent, leadKinds } from '#src/leads/lead-kind.js'
import { leadPayload, statusPayload, subscriberPayload } from './webhook-payloads.js'

/** Queues webhook messages for outbox events. */
@Injectable()
export class WebhookEventsService {
  constructor(private readonly queue: WebhookQueueService) {}

  @OnEvent(...leadReceived)
  async queueReceived(leadIds: string[], manager: EntityManager, type: LeadReceived): Promise<void> {
    await this.queueLeads(leadKindOfEvent(type), leadIds, manager, { once: false })
  }

  /** Queues leads restored from the spam box, except those reported before. */
  @OnEvent(...leadRestored)
  async queueRestored(leadIds: string[], manager: EntityManager, type: LeadRestored): Promise<void> {
    await this.queueLeads(leadKindOfEvent(type), leadIds, manager, { once: true })
  }

  /** Queues each change, in order. */
  @OnEvent('lead.status_changed')
  async queueStatuses(leadEventIds: string[], manager: EntityManager): Promise<void> {
    const changes = await manager.find(LeadEvent, { where: { id: In(leadEventIds) }, order: { id: 'ASC' } })
    const leads = await leadsOf(changes, manager)
    const messages = changes.flatMap(({ leadId, at, oldValue, newValue }): WebhookMessage[] => {
      const found = leads.get(leadId)
      if (!found) return []
      const data = statusPayload(leadPayload(found.scope, found.lead), { from: oldValue!, to: newValue! })
      return [{ type: 'lead.status_changed', subjectId: leadId, at, data }]
    })
    await this.queue.add(manager, messages)
  }

  @OnEvent('newsletter.confirmed')
  async queueSubscribers(subscriberIds: string[], manager: EntityManager): Promise<void> {
    const subscribers = await manager.findBy(NewsletterSubscriber, { id: In(subscriberIds) })
    const messages = subscribers.map((subscriber): WebhookMessage => ({
      type: 'subscriber.confirmed',
      subjectId: subscriber.id,
      at: subscriber.confirmedAt ?? subscriber.subscribedAt,
      data: subscriberPayload(subscriber),
    }))
    await this.queue.add(manager, messages)
  }

  private async queueLeads(
    { scope, entity }: LeadKind,
    leadIds: string[],
    manager: EntityManager,
    { once }: { once: boolean },
  ): Promise<void> {
    const leads = await manager.findBy(entity, { id: In(leadIds), status: Not('spam') })
    const messages = leads.map((lead): WebhookMessage => ({
      type: `${scope}.received`,
      subjectId: lead.id,
      at: lead.receivedAt,
      data: leadPayload(scope, lead),
      once,
    }))
    await this.queue.add(manager, messages)
  }
}

async function leadsOf(
  changes: LeadEvent[],
  manager: EntityManager,
): Promise<Map<string, { scope: LeadKind['scope']; lead: Lead }>> {
  const ids = changes.map(({ leadId }) => leadId)
  const found = new Map<string, { scope: LeadKind['scope']; lead: Lead }>()
  for (const { scope, entity } of leadKinds()) {
    for (const lead of await manager.findBy(entity, { id: In(ids) })) found.set(lead.id, { scope, lead })
  }
  return found
}

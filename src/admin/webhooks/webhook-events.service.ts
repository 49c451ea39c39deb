import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type EntityManager, In, Not } from 'typeorm'
import { receivedIn, restoredIn } from '../../leads/lead-intake.service.js'
import type { Lead } from '../../leads/lead.entity.js'
import { CONFIRMED } from '../../newsletter/confirmation.service.js'
import { NewsletterSubscriber } from '../../newsletter/newsletter-subscriber.entity.js'
import type { OutboxEvent } from '../../outbox/outbox-event.entity.js'
import { OutboxService } from '../../outbox/outbox.service.js'
import { type WebhookMessage, WebhookQueueService } from '../../webhooks/deliveries/webhook-queue.service.js'
import { LeadEvent } from '../leads/history/lead-event.entity.js'
import { type LeadKind, leadKinds } from '../../lead-kinds/lead-kind.js'
import { STATUS_CHANGED } from '../leads/working/lead-changes.service.js'
import { leadPayload, statusPayload, subscriberPayload } from './webhook-payloads.js'

/** Turns what happens into messages to other programs. */
@Injectable()
export class WebhookEventsService implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxService,
    private readonly queue: WebhookQueueService,
  ) {}

  onModuleInit(): void {
    for (const kind of leadKinds) {
      this.outbox.on(receivedIn(kind.scope), (events, manager) => this.tellOfLeads(kind, events, manager))
      // What was taken for spam was not told of when it came; what was told of is not told of again.
      this.outbox.on(restoredIn(kind.scope), (events, manager) => this.tellOfLeads(kind, events, manager, true))
    }
    this.outbox.on(STATUS_CHANGED, (events, manager) => this.tellOfStatuses(events, manager))
    this.outbox.on(CONFIRMED, (events, manager) => this.tellOfSubscribers(events, manager))
  }

  private async tellOfLeads(
    { scope, entity }: LeadKind,
    events: OutboxEvent[],
    manager: EntityManager,
    once = false,
  ): Promise<void> {
    const leads = await manager.findBy(entity, { id: In(subjectsOf(events)), status: Not('spam') })
    const messages = leads.map((lead): WebhookMessage => ({
      type: `${scope}.received`,
      subjectId: lead.id,
      at: lead.receivedAt,
      data: leadPayload(scope, lead),
      once,
    }))
    await this.queue.add(manager, messages)
  }

  /** Of each change, in its order: its subject is a line of the lead's history. */
  private async tellOfStatuses(events: OutboxEvent[], manager: EntityManager): Promise<void> {
    const changes = await manager.find(LeadEvent, { where: { id: In(subjectsOf(events)) }, order: { id: 'ASC' } })
    const leads = await leadsOf(changes, manager)
    const messages = changes.flatMap(({ leadId, at, oldValue, newValue }): WebhookMessage[] => {
      const found = leads.get(leadId)
      if (!found) return []
      const data = statusPayload(leadPayload(found.scope, found.lead), { from: oldValue!, to: newValue! })
      return [{ type: 'lead.status_changed', subjectId: leadId, at, data }]
    })
    await this.queue.add(manager, messages)
  }

  private async tellOfSubscribers(events: OutboxEvent[], manager: EntityManager): Promise<void> {
    const subscribers = await manager.findBy(NewsletterSubscriber, { id: In(subjectsOf(events)) })
    const messages = subscribers.map((subscriber): WebhookMessage => ({
      type: 'subscriber.confirmed',
      subjectId: subscriber.id,
      at: subscriber.confirmedAt ?? subscriber.subscribedAt,
      data: subscriberPayload(subscriber),
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
  for (const { scope, entity } of leadKinds) {
    for (const lead of await manager.findBy(entity, { id: In(ids) })) found.set(lead.id, { scope, lead })
  }
  return found
}

function subjectsOf(events: OutboxEvent[]): string[] {
  return events.map(({ subjectId }) => subjectId)
}

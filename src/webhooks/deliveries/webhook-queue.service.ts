import { Injectable } from '@nestjs/common'
import { ArrayContains, type EntityManager, In, IsNull } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { TEST_EVENT, type WebhookEvent } from '../webhook-events.js'
import { WebhookDelivery } from './webhook-delivery.entity.js'

export interface WebhookMessage {
  type: WebhookEvent
  /** Id of the subject: a lead or a subscriber. */
  subjectId: string
  /** Time of the event. */
  at: Date
  data: object
  /** Skips endpoints that have received this event before. */
  once?: boolean
}

/** Queues messages in the transaction of the change that they are about, so that both are stored or neither. */
@Injectable()
export class WebhookQueueService {
  /** Returns the enabled endpoints that subscribe to a type of messages, locked against concurrent deletion. */
  findSubscribed(type: WebhookEvent, manager: EntityManager): Promise<WebhookEndpoint[]> {
    return manager.find(WebhookEndpoint, {
      where: { disabledAt: IsNull(), events: ArrayContains([type]) },
      lock: { mode: 'for_key_share' },
    })
  }

  /** Queues messages for endpoints that subscribe to their types. */
  async add(manager: EntityManager, endpoints: WebhookEndpoint[], messages: WebhookMessage[]): Promise<void> {
    const before = await told(
      manager,
      messages.filter(({ once }) => once),
    )
    const rows = messages.flatMap(({ type, subjectId, at, data, once }) => {
      const message = messageOf(type, subjectId, at, data)
      return endpoints
        .filter(({ id }) => !(once && before.has(`${id} ${type} ${subjectId}`)))
        .map(({ id }) => ({ ...message, id: idByTime(), endpointId: id }))
    })
    if (rows.length > 0) await manager.insert(WebhookDelivery, rows)
  }

  /** Queues a test message. @returns the id of its delivery */
  async addTest(manager: EntityManager, endpointId: string): Promise<string> {
    const id = idByTime()
    await manager.insert(WebhookDelivery, { ...messageOf(TEST_EVENT, '', new Date(), {}), id, endpointId })
    return id
  }
}

/** Returns keys of the messages that endpoints have already received about these subjects. */
async function told(manager: EntityManager, messages: WebhookMessage[]): Promise<Set<string>> {
  if (messages.length === 0) return new Set()
  const deliveries = await manager.find(WebhookDelivery, {
    select: { id: true, endpointId: true, type: true, subjectId: true },
    where: { subjectId: In(messages.map(({ subjectId }) => subjectId)) },
  })
  return new Set(deliveries.map(({ endpointId, type, subjectId }) => `${endpointId} ${type} ${subjectId}`))
}

function messageOf(type: string, subjectId: string, at: Date, data: object) {
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  return { messageId: `msg_${idByTime()}`, type, subjectId, body }
}

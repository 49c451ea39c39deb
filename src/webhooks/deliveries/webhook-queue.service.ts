import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { TEST_EVENT, type WebhookEvent } from '../../shared/webhooks/webhook-event.js'
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { WebhookDelivery } from './webhook-delivery.entity.js'

export interface WebhookMessage {
  type: WebhookEvent
  /** What it tells of: the id of a lead or a subscriber. */
  subjectId: string
  /** When it happened. */
  at: Date
  data: object
  /** Whether an endpoint that was told so before is not told again. */
  once?: boolean
}

/** Messages become due in the transaction of what they tell: what was stored is told, what was not is not. */
@Injectable()
export class WebhookQueueService {
  /** To each enabled endpoint that wants to hear of it. */
  async add(manager: EntityManager, messages: WebhookMessage[]): Promise<void> {
    if (messages.length === 0) return
    // Locked, so that none is removed meanwhile.
    const endpoints = await manager.find(WebhookEndpoint, {
      where: { disabledAt: IsNull() },
      lock: { mode: 'for_key_share' },
    })
    if (endpoints.length === 0) return
    const before = await told(
      manager,
      messages.filter(({ once }) => once),
    )
    const rows = messages.flatMap(({ type, subjectId, at, data, once }) => {
      const message = messageOf(type, subjectId, at, data)
      return endpoints
        .filter(({ id, events }) => events.includes(type) && !(once && before.has(`${id} ${type} ${subjectId}`)))
        .map(({ id }) => ({ ...message, id: idByTime(), endpointId: id }))
    })
    if (rows.length > 0) await manager.insert(WebhookDelivery, rows)
  }

  /** A message that tells of nothing. @returns the id of its delivery */
  async addTest(manager: EntityManager, endpointId: string): Promise<string> {
    const id = idByTime()
    await manager.insert(WebhookDelivery, { ...messageOf(TEST_EVENT, '', new Date(), {}), id, endpointId })
    return id
  }
}

/** What the same endpoints were told of the same subjects. */
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

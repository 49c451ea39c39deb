import type { Type } from '@nestjs/common'
import { ApiProperty, ApiSchema } from '@nestjs/swagger'
import { ApiWebhookMessage } from '#src/platform/http/api-docs/api-webhook-message.decorator.js'
import { TEST_EVENT, type WebhookEvent } from '#src/shared/webhooks/webhook-event.js'
import { LeadPayload, StatusPayload, SubscriberPayload, TestPayload } from './webhook-payloads.js'

/** What each type of message tells, and what it is sent for. */
const messages: Record<WebhookEvent | typeof TEST_EVENT, [payload: Type, summary: string]> = {
  'contact.received': [LeadPayload, 'A message has come, or left the spam box'],
  'franchise.received': [LeadPayload, 'A franchise inquiry has come, or left the spam box'],
  'appointment.received': [LeadPayload, 'A request for an appointment has come, or left the spam box'],
  'lead.status_changed': [StatusPayload, 'A lead has another status'],
  'subscriber.confirmed': [SubscriberPayload, 'A subscriber has confirmed the address'],
  'webhook.test': [TestPayload, 'The owner tries the endpoint'],
}

/** Messages as the OpenAPI document describes them. */
export const describedMessages = Object.entries(messages).map(([type, [payload, summary]]) => {
  @ApiSchema({ name: nameOf(type) })
  @ApiWebhookMessage({ type, summary })
  class Message {
    @ApiProperty({ enum: [type] })
    type: string

    @ApiProperty({ format: 'date-time', description: 'When it happened; by it, messages are put in order.' })
    timestamp: string

    @ApiProperty({ type: payload })
    data: object
  }
  return Message
})

/** `ContactReceivedMessage` of `contact.received`. */
function nameOf(type: string): string {
  const words = [...type.split(/[._]/), 'message']
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
}

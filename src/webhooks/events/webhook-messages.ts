import type { Type } from '@nestjs/common'
import { ApiProperty, ApiSchema } from '@nestjs/swagger'
import { ApiWebhookMessage } from '#src/platform/http/api-docs/api-webhook-message.decorator.js'
import { TEST_EVENT, type WebhookEvent } from '#src/shared/webhooks/webhook-event.js'
import { LeadPayload, StatusPayload, SubscriberPayload, TestPayload } from './webhook-payloads.js'

/** Payload and summary of each type of message. */
const messages: Record<WebhookEvent | typeof TEST_EVENT, [payload: Type, summary: string]> = {
  'contact.received': [LeadPayload, 'Contact message received or restored from spam'],
  'franchise.received': [LeadPayload, 'Franchise inquiry received or restored from spam'],
  'appointment.received': [LeadPayload, 'Appointment request received or restored from spam'],
  'lead.status_changed': [StatusPayload, 'Lead status changed'],
  'subscriber.confirmed': [SubscriberPayload, 'Newsletter subscriber confirmed'],
  'webhook.test': [TestPayload, 'Test message sent by the owner'],
}

/** Webhook messages in the OpenAPI document. */
export const describedMessages = Object.entries(messages).map(([type, [payload, summary]]) => {
  @ApiSchema({ name: nameOf(type) })
  @ApiWebhookMessage({ type, summary })
  class Message {
    @ApiProperty({ enum: [type] })
    type: string

    @ApiProperty({ format: 'date-time', description: 'Time of the event, by which messages can be ordered.' })
    timestamp: string

    @ApiProperty({ type: payload })
    data: object
  }
  return Message
})

/** Returns the schema name of a type: `ContactReceivedMessage` for `contact.received`. */
function nameOf(type: string): string {
  const words = [...type.split(/[._]/), 'message']
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
}

import { ApiProperty, ApiSchema } from '@nestjs/swagger'
import { ApiWebhookMessage } from '#src/platform/http/api-docs/api-webhook-message.decorator.js'
import { TEST_EVENT, webhookEvents } from '../webhook-events.js'

/** Empty payload of a test message. */
class TestPayload {}

const messages = { ...webhookEvents, [TEST_EVENT]: { payload: TestPayload, summary: 'Test message sent by the owner' } }

/** Webhook messages in the OpenAPI document. */
export const describedMessages = Object.entries(messages).map(([type, { payload, summary }]) => {
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
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

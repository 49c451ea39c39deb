import { ApiExtension } from '@nestjs/swagger'

/** OpenAPI extension that marks the schema of a webhook message. */
export const WEBHOOK_MESSAGE = 'x-webhook-message'

export interface DescribedMessage {
  /** Event type of the message. */
  type: string
  summary: string
}

/** Describes a class as the body of a webhook message: the document lists it among `webhooks`. */
export const ApiWebhookMessage = (message: DescribedMessage) => ApiExtension(WEBHOOK_MESSAGE, message)

import { ApiExtension } from '@nestjs/swagger'

/** Marks in the OpenAPI document the schema of a message by webhook. */
export const WEBHOOK_MESSAGE = 'x-webhook-message'

export interface DescribedMessage {
  /** Its `type`. */
  type: string
  summary: string
}

/** Describes a class as the body of a message by webhook: the document lists it among `webhooks`. */
export const ApiWebhookMessage = (message: DescribedMessage) => ApiExtension(WEBHOOK_MESSAGE, message)

import type { OpenAPIObject } from '@nestjs/swagger'
import { webhookHeader } from '#src/shared/webhooks/webhook-header.js'
import { type DescribedMessage, WEBHOOK_MESSAGE } from './api-webhook-message.decorator.js'
import { WEBHOOKS_TAG } from './described-tags.js'

const headers = [
  {
    name: webhookHeader.id,
    description: 'Id of the message, equal in every attempt; ignore messages received before.',
    schema: { type: 'string', maxLength: 40, pattern: '^msg_[0-9a-f-]{36}$' },
    example: 'msg_01936d2e-7c1b-7000-8000-000000000000',
  },
  {
    name: webhookHeader.timestamp,
    description: 'Time of the attempt, in seconds since 1970.',
    schema: { type: 'string', maxLength: 12, pattern: '^[0-9]+$' },
    example: '1772526600',
  },
  {
    name: webhookHeader.signature,
    description: 'One signature, or two separated by a space while a secret is rotated.',
    schema: { type: 'string', maxLength: 100, pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)?$' },
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
].map((header) => ({ ...header, in: 'header', required: true }))

/** Responses of a receiver and their meaning. */
const responses = {
  '2XX': { description: 'Message accepted.' },
  410: { description: 'Endpoint gone: it is disabled immediately.' },
  '4XX': { description: 'Delivery failed, as after any other response or a timeout: it is retried for three days.' },
}

/** Lists the messages whose schemas are marked as webhook messages. */
export function describeWebhooks(document: OpenAPIObject): void {
  const schemas = Object.entries(document.components!.schemas!) as [string, { [WEBHOOK_MESSAGE]?: DescribedMessage }][]
  const webhooks = schemas.flatMap(([name, schema]) => {
    const message = schema[WEBHOOK_MESSAGE]
    if (!message) return []
    delete schema[WEBHOOK_MESSAGE]
    return [[message.type, { post: operationOf(message, name) }] as const]
  })
  document.webhooks = Object.fromEntries(webhooks) as unknown as OpenAPIObject['webhooks']
}

function operationOf({ type, summary }: DescribedMessage, schema: string) {
  return {
    operationId: `webhook.${type}`,
    tags: [WEBHOOKS_TAG],
    summary,
    security: [],
    parameters: headers,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
    },
    responses,
  }
}

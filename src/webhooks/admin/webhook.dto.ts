import { ApiProperty } from '@nestjs/swagger'
import { ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import type { Submitted } from '#src/shared/forms/field.js'
import { webhook as fields } from '#src/shared/webhooks/webhook.js'
import { type DisablingReason, disablingReasons, type WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { signingSecret } from '../endpoints/webhook-secrets.service.js'
import { type WebhookEvent, webhookEventTypes } from '../webhook-events.js'

/** Values of an endpoint. */
export class WebhookValuesDto implements Submitted<typeof fields> {
  @Field(fields.url)
  url: string

  @Field(fields.description)
  description?: string

  @ApiProperty({
    enum: webhookEventTypes,
    isArray: true,
    minItems: 1,
    maxItems: webhookEventTypes.length,
    uniqueItems: true,
  })
  @IsArray(INVALID)
  @ArrayMinSize(1, { message: 'validation.webhookEvents.required' })
  @ArrayUnique(INVALID)
  @IsIn(webhookEventTypes, { each: true, ...INVALID })
  events: WebhookEvent[]
}

export class WebhookDto extends WithProperties({
  id: is.uuid(),
  version: is.integer({ minimum: 1, example: 1 }),
  url: is.text({ example: fields.url.example }),
  description: is.nullableTyped(fields.description),
  events: is.property<WebhookEvent[]>({
    enum: webhookEventTypes,
    isArray: true,
    maxItems: webhookEventTypes.length,
  }),
  enabled: is.flag('True if events are sent to it.'),
  disabledBecause: is.choice<DisablingReason | null>(disablingReasons, {
    nullable: true,
    description: 'Reason for disabling; `gone`: it answered 410; `failing`: it accepted no message for three days.',
  }),
  disabledAt: is.nullableTime(),
  failingSince: is.nullableTime('Time of the first consecutive failure; null after a success.'),
  previousSecretUntil: is.nullableTime('Time until which the previous secret also signs; null if there is none.'),
  createdAt: is.time(),
}) {}

/** Maximum of endpoints, each of which has a worker in every process. */
export const MOST_ENDPOINTS = 20

export class WebhooksDto extends WithProperties({
  items: is.list(WebhookDto, { maxItems: MOST_ENDPOINTS }),
}) {}

export class WebhookSecretDto extends WithProperties({
  secret: is.text({
    ...signingSecret,
    description: 'Signing secret of Standard Webhooks. Not shown again.',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }),
}) {}

export class NewWebhookDto extends WithProperties(WebhookDto, {
  secret: is.text({
    ...signingSecret,
    description: 'Signing secret of Standard Webhooks. Not shown again.',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }),
}) {}

export function toWebhookDto(endpoint: WebhookEndpoint): WebhookDto {
  const { id, version, url, description, events, disabledAt, disabledBecause, failingSince, createdAt } = endpoint
  const { previousSecretUntil } = endpoint
  const overlaps = previousSecretUntil && previousSecretUntil > new Date()
  return {
    id,
    version,
    url,
    description,
    events,
    disabledAt,
    disabledBecause,
    failingSince,
    createdAt,
    enabled: !disabledAt,
    previousSecretUntil: overlaps ? previousSecretUntil : null,
  }
}

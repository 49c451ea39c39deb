import { ApiProperty } from '@nestjs/swagger'
import { ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { ApiNullableText, ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import type { Submitted } from '#src/shared/forms/field.js'
import { webhook as fields } from '#src/shared/webhooks/webhook.js'
import { type WebhookEvent, webhookEventTypes } from '../webhook-events.js'
import { type DisablingReason, disablingReasons, type WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'

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

export class WebhookDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ type: 'integer', example: 1 })
  version: number

  @ApiProperty({ example: fields.url.example })
  url: string

  @ApiNullableText()
  description: string | null

  @ApiProperty({ enum: webhookEventTypes, isArray: true })
  events: WebhookEvent[]

  @ApiProperty({ description: 'True if events are sent to it.' })
  enabled: boolean

  @ApiProperty({
    enum: disablingReasons,
    type: String,
    nullable: true,
    description: 'Reason for disabling; `gone`: it answered 410; `failing`: it accepted no message for three days.',
  })
  disabledBecause: DisablingReason | null

  @ApiNullableTime()
  disabledAt: Date | null

  @ApiNullableTime('Time of the first consecutive failure; null after a success.')
  failingSince: Date | null

  @ApiNullableTime('Time until which the previous secret also signs; null if there is none.')
  previousSecretUntil: Date | null

  @ApiProperty({ format: 'date-time' })
  createdAt: Date
}

export class WebhooksDto {
  @ApiProperty({ type: [WebhookDto] })
  items: WebhookDto[]
}

export class WebhookSecretDto {
  @ApiProperty({
    description: 'Signing secret of Standard Webhooks. Not shown again.',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  })
  secret: string
}

export class NewWebhookDto extends WebhookDto {
  @ApiProperty({
    description: 'Signing secret of Standard Webhooks. Not shown again.',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  })
  secret: string
}

export function toWebhookDto(endpoint: WebhookEndpoint): WebhookDto {
  const { id, version, url, description, events, disabledAt, disabledBecause, failingSince, createdAt } = endpoint
  const { previousSecretUntil } = endpoint
  const overlaps = previousSecretUntil && previousSecretUntil > new Date()
  return {
    ...{ id, version, url, description, events, disabledAt, disabledBecause, failingSince, createdAt },
    enabled: !disabledAt,
    previousSecretUntil: overlaps ? previousSecretUntil : null,
  }
}

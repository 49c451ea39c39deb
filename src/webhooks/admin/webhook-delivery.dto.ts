import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText, ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import { type DeliveryFault, deliveryFaults } from '#src/shared/webhooks/delivery-fault.js'
import type { WebhookDelivery } from '../deliveries/webhook-delivery.entity.js'
import { ChoiceInQuery } from '#src/platform/http/lists/choice-in-query.decorator.js'
import { ListPageDto, ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'

/** States of a delivery. `failed`: will be retried. */
const deliveryStates = ['queued', 'failed', 'delivered', 'givenUp'] as const

export type DeliveryState = (typeof deliveryStates)[number]

const choices = ['all', 'waiting', 'delivered', 'givenUp'] as const

/** Filter of deliveries. */
export class WebhookDeliveryQueryDto extends ListQueryDto {
  @ChoiceInQuery(choices, { default: 'all' })
  state: (typeof choices)[number] = 'all'
}

export class WebhookDeliveryDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({
    description: '`webhook-id` of every attempt.',
    example: 'msg_01936d2e-7c1b-7000-8000-000000000000',
  })
  messageId: string

  @ApiProperty({ example: 'contact.received' })
  type: string

  @ApiProperty({ enum: deliveryStates })
  state: DeliveryState

  @ApiProperty({ format: 'date-time' })
  createdAt: Date

  @ApiProperty({ type: 'integer', example: 1 })
  attempts: number

  @ApiNullableTime()
  lastAttemptAt: Date | null

  @ApiNullableTime('Time of the next attempt; null if there is none.')
  nextAttemptAt: Date | null

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Status of the last response; null if there was none.',
    example: 200,
  })
  status: number | null

  @ApiProperty({
    enum: deliveryFaults,
    type: String,
    nullable: true,
    description: 'Reason why the last attempt failed; null after a success.',
  })
  fault: DeliveryFault | null

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Duration of the last attempt in milliseconds.',
    example: 120,
  })
  milliseconds: number | null
}

export class WebhookDeliveriesPageDto extends ListPageDto {
  @ApiProperty({ type: [WebhookDeliveryDto], description: 'Deliveries, newest first.' })
  items: WebhookDeliveryDto[]
}

export class WebhookAttemptDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  number: number

  @ApiProperty({ format: 'date-time', description: 'Time of the end of the attempt.' })
  at: Date

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Status of the response; null if there was none.',
    example: 200,
  })
  status: number | null

  @ApiProperty({
    enum: deliveryFaults,
    type: String,
    nullable: true,
    description: 'Reason of the failure; null after a success.',
  })
  fault: DeliveryFault | null

  @ApiProperty({ type: 'integer', description: 'Duration in milliseconds.', example: 120 })
  milliseconds: number

  @ApiNullableTime('Planned time of the next attempt.')
  nextAttemptAt: Date | null
}

export class WebhookDeliveryDetailsDto extends WebhookDeliveryDto {
  @ApiProperty({ description: 'Exact body of the message.' })
  body: string

  @ApiNullableText()
  answer: string | null

  @ApiProperty({ type: [WebhookAttemptDto], description: 'Attempts, newest first.' })
  log: WebhookAttemptDto[]
}

export function toWebhookDeliveryDto(delivery: WebhookDelivery): WebhookDeliveryDto {
  const { id, messageId, type, createdAt, attempts } = delivery
  const [last] = attemptsOf(delivery)
  const state = stateOf(delivery, last)
  return {
    ...{ id, messageId, type, state, createdAt, attempts },
    lastAttemptAt: last?.at ?? null,
    nextAttemptAt: state === 'queued' || state === 'failed' ? delivery.nextAttemptAt : null,
    ...{ status: last?.status ?? null, fault: last?.fault ?? null, milliseconds: last?.milliseconds ?? null },
  }
}

export function toWebhookDeliveryDetailsDto(delivery: WebhookDelivery): WebhookDeliveryDetailsDto {
  const { body, lastAnswer } = delivery
  return { ...toWebhookDeliveryDto(delivery), body, answer: lastAnswer, log: attemptsOf(delivery) }
}

/** Returns the attempts, newest first: concurrent ones may have ended in another order. */
function attemptsOf({ log }: WebhookDelivery): WebhookAttemptDto[] {
  return log
    .map(({ at, nextAttemptAt, ...attempt }) => ({
      ...attempt,
      at: new Date(at),
      nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt),
    }))
    .sort((one, other) => other.number - one.number)
}

function stateOf(
  { deliveredAt, givenUpAt, attemptsBefore }: WebhookDelivery,
  last: WebhookAttemptDto | undefined,
): DeliveryState {
  if (deliveredAt) return 'delivered'
  if (givenUpAt) return 'givenUp'
  return last && last.number > attemptsBefore ? 'failed' : 'queued'
}

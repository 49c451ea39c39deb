import { ChoiceInQuery } from '#src/platform/http/lists/choice-in-query.decorator.js'
import { itemsOfPage, ListPageDto, ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { type DeliveryFault, deliveryFaults } from '#src/shared/webhooks/delivery-fault.js'
import type { WebhookDelivery } from '../deliveries/webhook-delivery.entity.js'
import { TEST_EVENT, webhookEventTypes } from '../webhook-events.js'

/** States of a delivery. `failed`: will be retried. */
const deliveryStates = ['queued', 'failed', 'delivered', 'givenUp'] as const

export type DeliveryState = (typeof deliveryStates)[number]

const choices = ['all', 'waiting', 'delivered', 'givenUp'] as const

/** Filter of deliveries. */
export class WebhookDeliveryQueryDto extends ListQueryDto {
  @ChoiceInQuery(choices, { default: 'all' })
  state: (typeof choices)[number] = 'all'
}

const messageId = { maxLength: 40, pattern: '^msg_[0-9a-f-]{36}$' }
const httpStatus = { minimum: 100, maximum: 599 }

export class WebhookDeliveryDto extends WithProperties({
  id: is.uuid(),
  messageId: is.text({
    ...messageId,
    description: '`webhook-id` of every attempt.',
    example: 'msg_01936d2e-7c1b-7000-8000-000000000000',
  }),
  type: is.choice<string>([...webhookEventTypes, TEST_EVENT], { example: 'contact.received' }),
  state: is.choice(deliveryStates),
  createdAt: is.time(),
  attempts: is.integer({ example: 1 }),
  lastAttemptAt: is.nullableTime(),
  nextAttemptAt: is.nullableTime('Time of the next attempt; null if there is none.'),
  status: is.integer({
    ...httpStatus,
    nullable: true,
    description: 'Status of the last response; null if there was none.',
    example: 200,
  }),
  fault: is.choice<DeliveryFault | null>(deliveryFaults, {
    nullable: true,
    description: 'Reason why the last attempt failed; null after a success.',
  }),
  milliseconds: is.integer({
    nullable: true,
    description: 'Duration of the last attempt in milliseconds.',
    example: 120,
  }),
}) {}

export class WebhookDeliveriesPageDto extends WithProperties(ListPageDto, {
  items: itemsOfPage(WebhookDeliveryDto, 'Deliveries, newest first.'),
}) {}

export class WebhookAttemptDto extends WithProperties({
  number: is.integer({ minimum: 1, example: 1 }),
  at: is.time('Time of the end of the attempt.'),
  status: is.integer({
    ...httpStatus,
    nullable: true,
    description: 'Status of the response; null if there was none.',
    example: 200,
  }),
  fault: is.choice<DeliveryFault | null>(deliveryFaults, {
    nullable: true,
    description: 'Reason of the failure; null after a success.',
  }),
  milliseconds: is.integer({ description: 'Duration in milliseconds.', example: 120 }),
  nextAttemptAt: is.nullableTime('Planned time of the next attempt.'),
}) {}

export class WebhookDeliveryDetailsDto extends WithProperties(WebhookDeliveryDto, {
  body: is.text('Exact body of the message.'),
  answer: is.nullableText(),
  log: is.list(WebhookAttemptDto, 'Attempts, newest first.'),
}) {}

export function toWebhookDeliveryDto(delivery: WebhookDelivery): WebhookDeliveryDto {
  const [last] = attemptsOf(delivery)
  const state = stateOf(delivery, last)
  return WebhookDeliveryDto.pick(delivery, {
    state,
    lastAttemptAt: last?.at ?? null,
    nextAttemptAt: state === 'queued' || state === 'failed' ? delivery.nextAttemptAt : null,
    status: last?.status ?? null,
    fault: last?.fault ?? null,
    milliseconds: last?.milliseconds ?? null,
  })
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

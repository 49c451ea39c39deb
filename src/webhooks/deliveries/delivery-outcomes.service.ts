import { Injectable, Logger } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm'
import { publish } from '#src/platform/outbox/publish.js'
import { type DisablingReason, WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import type { Attempt } from '../sending/webhook-sender.service.js'
import { waitAfter } from './schedule.js'
import { WebhookDelivery } from './webhook-delivery.entity.js'

/** Status of an endpoint that was removed permanently. */
const GONE = 410
/** Days of failures after which an endpoint is disabled: the retry period of one message. */
const FAILING_DAYS = 3

/** Logs an attempt, even if a later one or a manual retry has followed. */
const LOG_ATTEMPT = `
  UPDATE webhook_deliveries SET log = log || jsonb_build_array(jsonb_build_object(
    'number', $2::integer, 'at', now(), 'status', $3::integer, 'fault', $4::text, 'milliseconds', $5::integer,
    'nextAttemptAt', now() + make_interval(secs => $6::float8)))
  WHERE id = $1`

/** Keeps the endpoint until the outcome is stored: its removal locks it before its deliveries, too. */
const HOLD_ENDPOINT = 'SELECT FROM webhook_endpoints WHERE id = $1 FOR KEY SHARE'

const STILL_FAILS = `
  UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, now()) WHERE id = $1 AND url = $2
  RETURNING failing_since <= now() - make_interval(days => ${FAILING_DAYS}) AS "tooLong"`

const DISABLE = `
  UPDATE webhook_endpoints SET disabled_at = now(), disabled_because = $3, version = version + 1
  WHERE id = $1 AND url = $2 AND disabled_at IS NULL RETURNING id`

/** Stores the outcome of attempts, and disables failing endpoints. */
@Injectable()
export class DeliveryOutcomesService {
  private readonly logger = new Logger('webhooks')

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Stores the outcome. The endpoint is only updated if it still has the address used: the owner may have changed it
   * since.
   */
  async note(endpoint: WebhookEndpoint, delivery: WebhookDelivery, attempt: Attempt): Promise<void> {
    if (attempt.fault) return this.noteFailure(endpoint, delivery, attempt)
    await this.dataSource.transaction(async (manager) => {
      await manager.query(HOLD_ENDPOINT, [endpoint.id])
      await update(manager, delivery, attempt, { deliveredAt: () => 'now()' })
      const { id, url } = endpoint
      await manager.update(WebhookEndpoint, { id, url, failingSince: Not(IsNull()) }, { failingSince: null })
    })
  }

  /** Releases a delivery for another process; the attempt does not count. */
  async handBack({ id, attempts }: WebhookDelivery): Promise<void> {
    await this.dataSource.manager.update(
      WebhookDelivery,
      { id, attempts },
      { attempts: attempts - 1, nextAttemptAt: () => 'now()' },
    )
  }

  private async noteFailure(endpoint: WebhookEndpoint, delivery: WebhookDelivery, attempt: Attempt): Promise<void> {
    const { id, type, attempts, attemptsBefore } = delivery
    const isGone = attempt.status === GONE
    const pause = isGone ? undefined : waitAfter({ attempts: attempts - attemptsBefore, ...attempt })
    await this.dataSource.transaction(async (manager) => {
      const consequence =
        pause === undefined
          ? { givenUpAt: () => 'now()' }
          : { nextAttemptAt: () => `now() + make_interval(secs => ${pause / 1000})` }
      await manager.query(HOLD_ENDPOINT, [endpoint.id])
      await update(manager, delivery, attempt, consequence, pause)
      const [rows] = await manager.query<[{ tooLong: boolean }[], number]>(STILL_FAILS, [endpoint.id, endpoint.url])
      if (isGone) await disable(manager, endpoint, 'gone')
      else if (rows[0]?.tooLong) await disable(manager, endpoint, 'failing')
    })
    const reason = [attempt.fault, attempt.status].filter(Boolean).join(' ')
    this.logger.warn(
      `Delivery failed for webhook ${type} ${id}, attempt ${attempts}: ${reason}${pause === undefined ? ', no further attempts' : ''}`,
    )
  }
}

type Consequence = Parameters<EntityManager['update']>[2]

/**
 * Updates a delivery, unless a later attempt has followed.
 * @param pause milliseconds until the next attempt, if there is one
 */
async function update(
  manager: EntityManager,
  { id, attempts }: WebhookDelivery,
  { fault, status, answer, milliseconds }: Attempt,
  consequence: Consequence,
  pause?: number,
): Promise<void> {
  const seconds = pause === undefined ? null : pause / 1000
  await manager.query(LOG_ATTEMPT, [id, attempts, status ?? null, fault ?? null, milliseconds, seconds])
  await manager.update(WebhookDelivery, { id, attempts }, { lastAnswer: answer ?? null, ...consequence })
}

/** Disables an endpoint and queues a mail to the owner, in one transaction. */
async function disable(manager: EntityManager, { id, url }: WebhookEndpoint, because: DisablingReason): Promise<void> {
  const [rows] = await manager.query<[{ id: string }[], number]>(DISABLE, [id, url, because])
  if (rows.length > 0) await publish(manager, 'webhook.disabled', id)
}

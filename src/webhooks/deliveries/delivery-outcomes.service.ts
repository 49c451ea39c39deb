import { Injectable, Logger } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm'
import { type DisablingReason, WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { publish } from '#src/platform/outbox/publish.js'
import type { Attempt } from '../sending/webhook-sender.service.js'
import { waitAfter } from './schedule.js'
import { WebhookDelivery } from './webhook-delivery.entity.js'

/** Of an answer that says: never again. */
const GONE = 410
/** As long as one message is tried. */
const FAILING_DAYS = 3

/** Also of an attempt that another one, or a new start, has overtaken. */
const LOG_ATTEMPT = `
  UPDATE webhook_deliveries SET log = log || jsonb_build_array(jsonb_build_object(
    'number', $2::integer, 'at', now(), 'status', $3::integer, 'fault', $4::text, 'milliseconds', $5::integer,
    'nextAttemptAt', now() + make_interval(secs => $6::float8)))
  WHERE id = $1`

const STILL_FAILS = `
  UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, now()) WHERE id = $1 AND url = $2
  RETURNING failing_since <= now() - make_interval(days => ${FAILING_DAYS}) AS "tooLong"`

const DISABLE = `
  UPDATE webhook_endpoints SET disabled_at = now(), disabled_because = $3, version = version + 1
  WHERE id = $1 AND url = $2 AND disabled_at IS NULL RETURNING id`

/** Notes what became of attempts, and draws the consequences. */
@Injectable()
export class DeliveryOutcomesService {
  private readonly logger = new Logger('webhooks')

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** What it tells of the endpoint is of the address that it was sent to: the owner may have given it another one meanwhile. */
  async note(endpoint: WebhookEndpoint, delivery: WebhookDelivery, attempt: Attempt): Promise<void> {
    if (attempt.fault) return this.noteFailure(endpoint, delivery, attempt)
    await this.dataSource.transaction(async (manager) => {
      await update(manager, delivery, attempt, { deliveredAt: () => 'now()' })
      const { id, url } = endpoint
      await manager.update(WebhookEndpoint, { id, url, failingSince: Not(IsNull()) }, { failingSince: null })
    })
  }

  /** For whoever comes next: the attempt does not count. */
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
      await update(manager, delivery, attempt, consequence, pause)
      const [rows] = await manager.query<[{ tooLong: boolean }[], number]>(STILL_FAILS, [endpoint.id, endpoint.url])
      if (isGone) await disable(manager, endpoint, 'gone')
      else if (rows[0]?.tooLong) await disable(manager, endpoint, 'failing')
    })
    const reason = [attempt.fault, attempt.status].filter(Boolean).join(' ')
    this.logger.warn(
      `${type} ${id}: attempt ${attempts} failed with ${reason}${pause === undefined ? '; given up' : ''}`,
    )
  }
}

type Consequence = Parameters<EntityManager['update']>[2]

/**
 * The consequence is drawn of the attempt that it is about alone: one that took too long may have been followed by another.
 * @param pause milliseconds until the next one, where there is to be one
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

/** The owner is told in the same transaction, or not at all. */
async function disable(manager: EntityManager, { id, url }: WebhookEndpoint, because: DisablingReason): Promise<void> {
  const [rows] = await manager.query<[{ id: string }[], number]>(DISABLE, [id, url, because])
  if (rows.length > 0) await publish(manager, 'webhook.disabled', id)
}

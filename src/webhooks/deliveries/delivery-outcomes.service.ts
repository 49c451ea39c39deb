import { Injectable, Logger } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import type { DisablingReason } from '../endpoints/webhook-endpoint.entity.js'
import { OutboxEvent } from '../../outbox/outbox-event.entity.js'
import type { Attempt } from '../sending/webhook-sender.service.js'
import { waitAfter } from './schedule.js'
import { WebhookDelivery } from './webhook-delivery.entity.js'

/** The type of the event that an endpoint was disabled by what it answered, or did not. */
export const ENDPOINT_DISABLED = 'webhook.disabled'

/** Of an answer that says: never again. */
const GONE = 410
/** As long as one message is tried. */
const FAILING_DAYS = 3

const STILL_FAILS = `
  UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, now()) WHERE id = $1
  RETURNING failing_since <= now() - make_interval(days => ${FAILING_DAYS}) AS "tooLong"`

const DISABLE = `
  UPDATE webhook_endpoints SET disabled_at = now(), disabled_because = $2, version = version + 1
  WHERE id = $1 AND disabled_at IS NULL RETURNING id`

/** Notes what became of attempts, and draws the consequences. */
@Injectable()
export class DeliveryOutcomesService {
  private readonly logger = new Logger('webhooks')

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async note(delivery: WebhookDelivery, attempt: Attempt): Promise<void> {
    if (attempt.fault) return this.noteFailure(delivery, attempt)
    await this.dataSource.transaction(async (manager) => {
      await update(manager, delivery, attempt, { deliveredAt: () => 'now()' })
      await manager.query(
        'UPDATE webhook_endpoints SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL',
        [delivery.endpointId],
      )
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

  private async noteFailure(delivery: WebhookDelivery, attempt: Attempt): Promise<void> {
    const { id, type, attempts, endpointId } = delivery
    const isGone = attempt.status === GONE
    const pause = isGone ? undefined : waitAfter({ attempts, ...attempt })
    await this.dataSource.transaction(async (manager) => {
      await update(
        manager,
        delivery,
        attempt,
        pause === undefined
          ? { givenUpAt: () => 'now()' }
          : { nextAttemptAt: () => `now() + make_interval(secs => ${pause / 1000})` },
      )
      const [rows] = await manager.query<[{ tooLong: boolean }[], number]>(STILL_FAILS, [endpointId])
      if (isGone) await disable(manager, endpointId, 'gone')
      else if (rows[0]?.tooLong) await disable(manager, endpointId, 'failing')
    })
    const reason = [attempt.fault, attempt.status].filter(Boolean).join(' ')
    this.logger.warn(
      `${type} ${id}: attempt ${attempts} failed with ${reason}${pause === undefined ? '; given up' : ''}`,
    )
  }
}

type Consequence = Parameters<EntityManager['update']>[2]

/** Only of the attempt that it is about: one that took too long may have been followed by another, or by a redelivery. */
async function update(
  manager: EntityManager,
  { id, attempts }: WebhookDelivery,
  { fault, status, answer, milliseconds }: Attempt,
  consequence: Consequence,
): Promise<void> {
  const outcome = {
    lastAttemptAt: () => 'now()',
    lastFault: fault ?? null,
    lastStatus: status ?? null,
    lastAnswer: answer ?? null,
    lastMilliseconds: milliseconds,
  }
  await manager.update(WebhookDelivery, { id, attempts }, { ...outcome, ...consequence })
}

/** The owner is told in the same transaction, or not at all. */
async function disable(manager: EntityManager, id: string, because: DisablingReason): Promise<void> {
  const [rows] = await manager.query<[{ id: string }[], number]>(DISABLE, [id, because])
  if (rows.length > 0) await manager.insert(OutboxEvent, { type: ENDPOINT_DISABLED, subjectId: id })
}

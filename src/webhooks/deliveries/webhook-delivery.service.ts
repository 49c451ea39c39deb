import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, In, IsNull } from 'typeorm'
import { inTime } from '#src/platform/background/in-time.js'
import { PollingWorker } from '#src/platform/background/polling-worker.js'
import { QueueTimersService } from '#src/platform/background/queue-timers.service.js'
import { NOW } from '#src/platform/database/now-in-sql.js'
import { inSpan } from '#src/platform/http/tracing/in-span.js'
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { type Attempt, WebhookSenderService } from '../sending/webhook-sender.service.js'
import { DeliveryOutcomesService } from './delivery-outcomes.service.js'
import { WebhookDelivery } from './webhook-delivery.entity.js'

/** Maximum of concurrent requests per endpoint, which is a third-party server. */
const AT_ONCE = 2
/** Lease of a delivery: longer than an attempt, and the delay after a process was killed. */
const TAKEN_SECONDS = 60

const IS_OPEN = `delivered_at IS NULL AND given_up_at IS NULL`
const WAITS = `${IS_OPEN} AND next_attempt_at <= ${NOW}`

const ENDPOINTS_WITH_WORK = `
  SELECT id FROM webhook_endpoints AS endpoint
  WHERE disabled_at IS NULL AND EXISTS (SELECT FROM webhook_deliveries WHERE endpoint_id = endpoint.id AND ${WAITS})`

const TAKE = `
  UPDATE webhook_deliveries SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
  WHERE id = ANY (ARRAY(
    SELECT id FROM webhook_deliveries WHERE endpoint_id = $2 AND ${WAITS}
    ORDER BY next_attempt_at LIMIT $3
    FOR UPDATE SKIP LOCKED
  ))
  RETURNING id`

const UNTIL_DUE = `
  SELECT 1000 * extract(epoch FROM min(next_attempt_at) - now())::float8 AS milliseconds
  FROM webhook_endpoints AS endpoint CROSS JOIN LATERAL (
    SELECT min(next_attempt_at) AS next_attempt_at FROM webhook_deliveries WHERE endpoint_id = endpoint.id AND ${IS_OPEN}
  ) AS next
  WHERE disabled_at IS NULL`

/**
 * Sends due deliveries, at least once: a delivery is leased, sent outside of any transaction, then marked. Any number
 * of processes share the work. Each endpoint has its own worker, so that a slow one delays only itself.
 */
@Injectable()
export class WebhookDeliveryService implements BeforeApplicationShutdown {
  /** Time limit of an attempt, from DNS lookup to the end of the response. */
  attemptMs = 15_000
  private readonly logger = new Logger('webhooks')
  private readonly worker = new PollingWorker(this.logger, 'Webhook delivery')
  private readonly lanes = new Map<string, Promise<void>>()

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sender: WebhookSenderService,
    private readonly outcomes: DeliveryOutcomesService,
    timers: QueueTimersService,
  ) {
    timers.add({ table: 'webhook_deliveries', untilDue: () => this.untilDue(), work: () => this.openLanes() })
  }

  openLanes(): Promise<void> {
    return this.worker.run(() => this.findWork())
  }

  /** Sends all due deliveries. */
  async deliver(): Promise<void> {
    await this.openLanes()
    await Promise.all(this.lanes.values())
  }

  /** Sends the due deliveries of one endpoint, independently of others. */
  async deliverAt(endpointId: string): Promise<void> {
    // A worker that is about to finish does not check the queue again.
    await this.lanes.get(endpointId)
    await this.openLanes()
    await this.lanes.get(endpointId)
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.worker.stop(() => Promise.all(this.lanes.values()))
  }

  private async untilDue(): Promise<number | null> {
    const [row] = await this.dataSource.query<[{ milliseconds: number | null }]>(UNTIL_DUE)
    return row.milliseconds
  }

  private async findWork(): Promise<void> {
    const endpoints = await this.dataSource.query<{ id: string }[]>(ENDPOINTS_WITH_WORK)
    for (const { id } of endpoints) if (!this.lanes.has(id)) this.openLane(id)
  }

  private openLane(endpointId: string): void {
    const lane = this.worker
      .guard(() => this.worker.drainInBatches(AT_ONCE, () => this.deliverSome(endpointId)))
      .finally(() => this.lanes.delete(endpointId))
    this.lanes.set(endpointId, lane)
  }

  /** @returns the number of deliveries */
  private async deliverSome(id: string): Promise<number> {
    const endpoint = await this.dataSource.manager.findOneBy(WebhookEndpoint, { id, disabledAt: IsNull() })
    if (!endpoint) return 0
    const taken = await this.take(id)
    await Promise.all(taken.map((delivery) => this.attempt(endpoint, delivery)))
    return taken.length
  }

  private async take(endpointId: string): Promise<WebhookDelivery[]> {
    const { manager } = this.dataSource
    const [rows] = await manager.query<[{ id: string }[], number]>(TAKE, [TAKEN_SECONDS, endpointId, AT_ONCE])
    return rows.length > 0 ? manager.findBy(WebhookDelivery, { id: In(rows.map(({ id }) => id)) }) : []
  }

  /** Sends a delivery and stores the outcome. If storing fails, the lease expires and it is sent again in a minute. */
  private async attempt(endpoint: WebhookEndpoint, delivery: WebhookDelivery): Promise<void> {
    try {
      const attempt = await inSpan(`send ${delivery.type}`, () => this.send(endpoint, delivery))
      if (attempt.fault && this.worker.signal.aborted) await this.outcomes.handBack(delivery)
      else await this.outcomes.note(endpoint, delivery, attempt)
    } catch (error) {
      const { name } = error as Error
      this.logger.warn(`Storing the outcome failed for webhook ${delivery.type} ${delivery.id}: ${name}`)
    }
  }

  private send(endpoint: WebhookEndpoint, delivery: WebhookDelivery): Promise<Attempt> {
    return inTime(this.attemptMs, this.worker.signal, (signal) => this.sender.send(endpoint, delivery, signal))
  }
}

import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { PollingWorker } from '../background/polling-worker.js'
import { QueueTimersService } from '../background/queue-timers.service.js'
import { NOW } from '../database/now-in-sql.js'
import { EventHandlersService } from './event-handlers.service.js'
import { OutboxEvent } from './outbox-event.entity.js'

const AT_ONCE = 50
/** Pause before retrying an event whose handler failed, for example because a row is locked. */
const RETRY_SECONDS = 60

/**
 * Deletes due events ($1 types, $2 most): a rollback restores them. Events of a later version, which runs beside this one or ran before,
 * wait for that version.
 */
const CLAIM = `
  WITH claimed AS (
    DELETE FROM outbox_events WHERE id = ANY (ARRAY(
      SELECT id FROM outbox_events WHERE type = ANY ($1) AND next_attempt_at <= ${NOW}
      ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED))
    RETURNING *
  )
  SELECT id, type, subject_id AS "subjectId" FROM claimed ORDER BY id`

const UNTIL_DUE = `
  SELECT 1000 * extract(epoch FROM min(next_attempt_at) - now())::float8 AS milliseconds
  FROM outbox_events WHERE type = ANY ($1)`

type ClaimedEvent = Pick<OutboxEvent, 'id' | 'type' | 'subjectId'>

/** Dispatches stored events to their handlers, in transactions that delete the events. */
@Injectable()
export class OutboxService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('outbox')
  private readonly worker = new PollingWorker(this.logger, 'Event dispatch')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly handlers: EventHandlersService,
    timers: QueueTimersService,
  ) {
    timers.add({ table: 'outbox_events', untilDue: () => this.untilDue(), work: () => this.dispatchPending() })
  }

  /** Dispatches all events that are due. */
  dispatchPending(): Promise<void> {
    return this.worker.run(() => this.worker.drainInBatches(AT_ONCE, () => this.dispatchSome()))
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.worker.stop()
  }

  private async untilDue(): Promise<number | null> {
    const [row] = await this.dataSource.query<[{ milliseconds: number | null }]>(UNTIL_DUE, [this.handlers.types])
    return row.milliseconds
  }

  /** @returns the number of events; that of a full batch after a failure, because the others are still due */
  private async dispatchSome(): Promise<number> {
    try {
      return await this.dispatchBatch(AT_ONCE)
    } catch {
      await this.dispatchOne()
      return AT_ONCE
    }
  }

  /** Dispatches one event after a batch failed, so that only the event that fails must wait. */
  private async dispatchOne(): Promise<void> {
    const tried: ClaimedEvent[] = []
    try {
      await this.dispatchBatch(1, tried)
    } catch (error) {
      const [event] = tried
      if (!event) throw error
      this.logger.warn(
        `Event handler failed for ${event.type} ${event.subjectId}, retrying later: ${(error as Error).name}`,
      )
      const nextAttemptAt = () => `now() + make_interval(secs => ${RETRY_SECONDS})`
      await this.dataSource.manager.update(OutboxEvent, { id: event.id }, { nextAttemptAt })
    }
  }

  /** @returns the number of events */
  private dispatchBatch(most: number, tried: ClaimedEvent[] = []): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const events = await manager.query<ClaimedEvent[]>(CLAIM, [this.handlers.types, most])
      tried.push(...events)
      for (const type of this.handlers.types) {
        const subjectIds = events.filter((event) => event.type === type).map(({ subjectId }) => subjectId)
        if (subjectIds.length > 0) for (const handle of this.handlers.of(type)) await handle(subjectIds, manager, type)
      }
      return events.length
    })
  }
}

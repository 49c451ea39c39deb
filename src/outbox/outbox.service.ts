import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, In, Raw } from 'typeorm'
import { OutboxEvent } from './outbox-event.entity.js'
import { QueueTimersService } from './queue-timers.service.js'
import { Rounds } from './rounds.js'

const AT_ONCE = 50
/** What cannot be queued, as when a row that it is about is locked, waits so long. */
const RETRY_SECONDS = 60

const UNTIL_DUE = `
  SELECT 1000 * extract(epoch FROM min(next_attempt_at) - now())::float8 AS milliseconds
  FROM outbox_events WHERE type = ANY ($1)`

/** Queues what is to be sent because of events of one type, with the given manager and nothing else. */
export type OutboxListener = (events: OutboxEvent[], manager: EntityManager) => Promise<void>

/** Tells of events once they are stored, in transactions that end with the events gone and all of it queued. */
@Injectable()
export class OutboxService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('outbox')
  private readonly listeners = new Map<string, OutboxListener[]>()
  private readonly rounds = new Rounds(this.logger, 'Events')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    timers: QueueTimersService,
  ) {
    timers.add({ table: 'outbox_events', untilDue: () => this.untilDue(), work: () => this.tell() })
  }

  on(type: string, listener: OutboxListener): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener])
  }

  /** Dispatches all events that are due. */
  tell(): Promise<void> {
    return this.rounds.run(() => this.rounds.inParts(AT_ONCE, () => this.tellOf(AT_ONCE).catch(() => this.tellOfOne())))
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop()
  }

  private async untilDue(): Promise<number | null> {
    const [row] = await this.dataSource.query<{ milliseconds: number | null }[]>(UNTIL_DUE, [
      [...this.listeners.keys()],
    ])
    return row!.milliseconds
  }

  /** Where one of many cannot be told of, it alone must wait. */
  private async tellOfOne(): Promise<number> {
    const tried: OutboxEvent[] = []
    try {
      return await this.tellOf(1, tried)
    } catch (error) {
      const [event] = tried
      if (!event) throw error
      this.logger.warn(`${event.type} ${event.subjectId} waits: ${(error as Error).name}`)
      const nextAttemptAt = () => `now() + make_interval(secs => ${RETRY_SECONDS})`
      await this.dataSource.manager.update(OutboxEvent, { id: event.id }, { nextAttemptAt })
      return 1
    }
  }

  /** @returns of how many */
  private tellOf(most: number, tried: OutboxEvent[] = []): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const events = await manager.find(OutboxEvent, {
        // One of a later version, which runs beside or has run before, waits for it.
        where: { type: In([...this.listeners.keys()]), nextAttemptAt: Raw((column) => `${column} <= now()`) },
        order: { id: 'ASC' },
        take: most,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      })
      if (events.length === 0) return 0
      tried.push(...events)
      for (const [type, listeners] of this.listeners) {
        const ofType = events.filter((event) => event.type === type)
        if (ofType.length > 0) for (const listener of listeners) await listener(ofType, manager)
      }
      await manager.delete(OutboxEvent, { id: In(events.map(({ id }) => id)) })
      return events.length
    })
  }
}

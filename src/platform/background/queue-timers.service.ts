import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { NotificationsService } from '../database/notifications.service.js'
import { type Queue, QueueTimer } from './queue-timer.js'

const CHANNEL = 'work_due'

/** Timers of all queues, woken by `NOTIFY` from the process that adds a row. */
@Injectable()
export class QueueTimersService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly queues: Queue[] = []
  private readonly timers = new Map<string, QueueTimer>()

  constructor(notifications: NotificationsService) {
    notifications.subscribe(CHANNEL, (table) => this.wake(table))
  }

  /** Adds a queue; call it before the application starts. */
  add(queue: Queue): void {
    this.queues.push(queue)
  }

  onApplicationBootstrap(): void {
    for (const queue of this.queues) this.timers.set(queue.table, new QueueTimer(queue))
  }

  beforeApplicationShutdown(): void {
    for (const table of this.timers.keys()) this.stop(table)
  }

  /** @param table all tables by default */
  wake(table?: string): void {
    for (const [name, timer] of this.timers) if (table === undefined || table === name) timer.wake()
  }

  /** Stops the timer of a queue; the caller then does its work. */
  stop(table: string): void {
    this.timers.get(table)?.stop()
  }
}

import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common'

const PAUSE_MS = 50
/** Of a pause in which something was being done: above it the process is not idle. */
const BUSY = 0.5
/** A process that is never idle still does a piece of work about once a second. */
const MAX_PAUSES = 20

/** What can wait until nobody does, one piece at a time. */
@Injectable()
export class IdleWorkService implements OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger('idle')
  private readonly pieces: (() => Promise<void>)[] = []
  private readonly stopping = new AbortController()
  private working?: Promise<void>

  add(piece: () => Promise<void>): void {
    if (this.stopping.signal.aborted) return
    this.pieces.push(piece)
    this.working ??= this.work()
  }

  /** Leaves what is not begun. */
  onModuleDestroy(): void {
    this.stopping.abort()
  }

  /** Once every request has its answer, lets the piece at hand end too. */
  async onApplicationShutdown(): Promise<void> {
    await this.working
  }

  private async work(): Promise<void> {
    for (let piece; (piece = this.pieces.shift());) {
      await this.untilIdle()
      if (this.stopping.signal.aborted) return
      await piece().catch((error: Error) => this.logger.warn(error.message))
    }
    this.working = undefined
  }

  private async untilIdle(): Promise<void> {
    for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
      const before = performance.eventLoopUtilization()
      const paused = await delay(PAUSE_MS, true, { ref: false, signal: this.stopping.signal }).catch(() => false)
      if (!paused || performance.eventLoopUtilization(before).utilization < BUSY) return
    }
  }
}

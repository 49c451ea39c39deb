import { Injectable, Logger, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common'
import { untilIdle } from '#src/platform/background/until-idle.js'

const PAUSE_MS = 50

/** Queue of low-priority tasks, which run one at a time while the process is idle. */
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

  /** Drops tasks that have not begun. */
  onModuleDestroy(): void {
    this.stopping.abort()
  }

  /** Waits for the current task, once every request has been answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.working
  }

  private async work(): Promise<void> {
    for (let piece; (piece = this.pieces.shift());) {
      await untilIdle(PAUSE_MS, this.stopping.signal)
      if (this.stopping.signal.aborted) return
      await piece().catch((error: Error) => this.logger.warn(error.message))
    }
    this.working = undefined
  }
}

import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@nestjs/common'
import { loggedMessage } from '../database/logged-error.js'
import { untilIdle } from './until-idle.js'

/** Time for attempts in progress when the process stops. */
const LAST_MS = 3000

/**
 * Polling worker: runs background work until nothing is due, one run at a time, until the process stops. Failures are
 * logged and never rejected; the next run retries.
 */
export class PollingWorker {
  private readonly stopping = new AbortController()
  private current?: Promise<void>
  private complaint?: string
  private stopped = false

  /** @param what name of the work, for the log */
  constructor(
    private readonly logger: Logger,
    private readonly what: string,
  ) {
    setMaxListeners(0, this.stopping.signal) // each attempt in progress has one
  }

  /** Aborts attempts in progress when the process has no more time for them. */
  get signal(): AbortSignal {
    return this.stopping.signal
  }

  /** Runs the work, or returns the run in progress. */
  run(work: () => Promise<void>): Promise<void> {
    if (this.stopped) return Promise.resolve()
    this.current ??= this.guard(work).then(() => (this.current = undefined))
    return this.current
  }

  /** Runs work, and logs a repeated failure once, such as an unavailable database. */
  async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.complaint = undefined
    } catch (error) {
      const complaint = `${this.what} failed, retrying at next run: ${loggedMessage(error as Error)}`
      if (complaint !== this.complaint) this.logger.warn(complaint)
      this.complaint = complaint
    }
  }

  /**
   * Runs batches until one is not full; what becomes due during the last one is for the next run.
   * @param part processes at most `most` items and returns their number
   */
  async drainInBatches(most: number, part: () => Promise<number>): Promise<void> {
    let begun = performance.now()
    while (!this.stopped && (await part()) === most) {
      // Under load it pauses as long as the batch took, and longer while the process serves requests.
      await untilIdle(performance.now() - begun, this.stopping.signal)
      begun = performance.now()
    }
  }

  /** Waits briefly for attempts in progress, then aborts them. @param beside returns other work that runs started */
  async stop(beside: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    this.stopped = true
    const ended = Promise.resolve(this.current).then(beside)
    await Promise.race([ended, wait(LAST_MS, undefined, { ref: false })])
    this.stopping.abort()
    await ended
  }
}

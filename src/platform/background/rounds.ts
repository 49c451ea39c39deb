import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@nestjs/common'
import { loggedMessage } from '../database/logged-error.js'
import { untilIdle } from './until-idle.js'

/** What a process that stops gives its last attempts. */
const LAST_MS = 3000

/**
 * The frame of what a process sends or tells in the background: round after round, each as long as there is something to do,
 * until the process stops. Nothing in it rejects: what a round leaves undone is found by the next one.
 */
export class Rounds {
  private readonly stopping = new AbortController()
  private current?: Promise<void>
  private complaint?: string
  private stopped = false

  /** @param what waits when a round fails, as the log calls it */
  constructor(
    private readonly logger: Logger,
    private readonly what: string,
  ) {}

  /** Ends attempts that are still under way when the process has no more time for them. */
  get signal(): AbortSignal {
    return this.stopping.signal
  }

  /** One at a time: who asks for a round while one is under way waits for that one. */
  run(work: () => Promise<void>): Promise<void> {
    if (this.stopped) return Promise.resolve()
    this.current ??= this.guard(work).then(() => (this.current = undefined))
    return this.current
  }

  /** Complains once of what keeps failing: a database that is away is away for many rounds. */
  async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.complaint = undefined
    } catch (error) {
      const complaint = `${this.what} wait for the next round: ${loggedMessage(error as Error)}`
      if (complaint !== this.complaint) this.logger.warn(complaint)
      this.complaint = complaint
    }
  }

  /** Does part after part until one finds nothing. @param part tells how much it did, of `most` at once */
  async inParts(most: number, part: () => Promise<number>): Promise<void> {
    let done = most
    while (done > 0 && !this.stopped) {
      const begun = performance.now()
      done = await part()
      // Of a flood it does its work at leisure: it rests as long as that took, and longer while visitors come.
      if (done === most && !this.stopped) await untilIdle(performance.now() - begun, this.stopping.signal)
    }
  }

  /** Attempts that are nearly over may end; the others are for whoever comes next. @param beside what was begun by rounds and goes on */
  async stop(beside: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    this.stopped = true
    const ended = Promise.resolve(this.current).then(beside)
    await Promise.race([ended, wait(LAST_MS, undefined, { ref: false })])
    this.stopping.abort()
    await ended
  }
}

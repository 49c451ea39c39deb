/** Minimum time between two runs of the work on one queue, so that a burst is processed in batches. */
export const MIN_GAP_MS = 1000
/**
 * Interval at which a queue is checked without notification: shorter than any lease or pause between attempts, so that
 * rows of a killed process are found before they are due, and than the idle limit of the pool, which thus keeps a
 * connection open.
 */
export const SAFETY_POLL_MS = 4000
/** Tolerance for timers that fire early; the clock of the database decides what is due. */
const MARGIN_MS = 5

/** Table whose rows become due, and the work on them. */
export interface Queue {
  /** Name of the table in NOTIFY. */
  table: string
  /** Returns milliseconds until the next row is due, 0 or less if one is due now, null if none waits. */
  untilDue: () => Promise<number | null>
  /** Processes all due rows. */
  work: () => Promise<void>
}

/** Runs the work on one queue when it is woken, when the next row becomes due, and checks it at a slow poll. */
export class QueueTimer {
  private timer?: NodeJS.Timeout
  private firesAt = Infinity
  private lastWork = performance.now()
  private isRunning = false
  private isWokenAgain = false
  private stopped = false

  constructor(private readonly queue: Queue) {
    this.fireAfter(0)
  }

  /** Checks the queue now, or as soon as the minimum gap has passed. */
  wake(): void {
    if (this.isRunning) this.isWokenAgain = true
    else this.fireAfter(0)
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
  }

  private fireAfter(milliseconds: number): void {
    const wait = Math.max(milliseconds, this.lastWork + MIN_GAP_MS - performance.now())
    const firesAt = performance.now() + wait
    if (this.stopped || firesAt >= this.firesAt) return
    clearTimeout(this.timer)
    this.firesAt = firesAt
    this.timer = setTimeout(() => void this.run(), wait).unref()
  }

  private async run(): Promise<void> {
    this.firesAt = Infinity
    this.isRunning = true
    this.isWokenAgain = false
    const pause = await this.workOff().catch(() => MIN_GAP_MS) // the database is away
    this.isRunning = false
    this.fireAfter(this.isWokenAgain ? 0 : pause)
  }

  /** @returns milliseconds until the next check */
  private async workOff(): Promise<number> {
    const untilDue = (await this.queue.untilDue()) ?? Infinity
    if (untilDue > 0) return Math.min(untilDue + MARGIN_MS, SAFETY_POLL_MS)
    this.lastWork = performance.now()
    await this.queue.work()
    return MIN_GAP_MS // the trigger leaves out notifications of rows that follow each other closely
  }
}

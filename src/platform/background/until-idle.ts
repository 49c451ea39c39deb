import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Of a pause in which something was being done: above it the process is not idle. */
const BUSY = 0.5
/** A process that is never idle still does what can wait about once a second. */
const LONGEST_MS = 1000

/** Pauses, once more while others kept the process busy; a second at most, and no longer than until the signal. */
export async function untilIdle(pauseMs: number, signal: AbortSignal): Promise<void> {
  const end = performance.now() + LONGEST_MS
  let isIdle = false
  while (!isIdle && !signal.aborted && performance.now() < end) {
    const before = performance.eventLoopUtilization()
    await wait(Math.min(pauseMs, LONGEST_MS), undefined, { signal }).catch(() => undefined)
    isIdle = performance.eventLoopUtilization(before).utilization < BUSY
  }
}

import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Event loop utilisation above which the process counts as busy. */
const BUSY = 0.5
/** Maximum of the pause, after which low-priority work runs even in a busy process. */
const LONGEST_MS = 1000

/** Pauses, again while the process is busy, up to a second or until the signal aborts. */
export async function untilIdle(pauseMs: number, signal: AbortSignal): Promise<void> {
  const end = performance.now() + LONGEST_MS
  let isIdle = false
  while (!isIdle && !signal.aborted && performance.now() < end) {
    const before = performance.eventLoopUtilization()
    await wait(Math.min(pauseMs, LONGEST_MS), undefined, { signal }).catch(() => undefined)
    isIdle = performance.eventLoopUtilization(before).utilization < BUSY
  }
}

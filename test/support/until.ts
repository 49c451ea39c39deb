import { setTimeout as pause } from 'node:timers/promises'

/** Far above any regular duration on a busy machine. */
const HANG_MS = 30_000

/** Polls until the condition holds. @throws after 30 s */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + HANG_MS
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not within ${HANG_MS / 1000} s: ${holds.toString()}`)
    await pause(20)
  }
}

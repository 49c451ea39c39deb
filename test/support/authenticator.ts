import { setTimeout as pause } from 'node:timers/promises'
import { generateSync } from 'otplib'

const STEP_MS = 30_000
const LONG_ENOUGH_MS = 5000

/** Returns the code of an authenticator app, `seconds` from now. */
export function appCode(secret: string, seconds = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })
}

/**
 * Waits until the current time step lasts at least 5 s more, enough for the next few requests. The server accepts the codes of the current
 * and the previous step, and from 5 s before its end also those of the next step.
 */
export async function inLongStep(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < LONG_ENOUGH_MS) await pause(left)
}

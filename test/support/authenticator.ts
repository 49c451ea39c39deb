import { setTimeout as pause } from 'node:timers/promises'
import { generateSync } from 'otplib'

const STEP_MS = 30_000

/** Returns the code of an authenticator app, `seconds` from now. */
export function appCode(secret: string, seconds = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })
}

/** Waits until the current time step lasts long enough for several requests, so that codes made now stay as old as they are. */
export async function inLongStep(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < STEP_MS / 2) await pause(left)
}

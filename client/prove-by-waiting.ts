import { PATIENCE_SECONDS, PROOF_SEPARATOR } from '#src/shared/forms/proof-of-work'

/** Answers a proof-of-work challenge by waiting, where hashing is unavailable; the server accepts either. */
export async function proveByWaiting(challenge: string): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, (PATIENCE_SECONDS + 1) * 1000))
  return challenge + PROOF_SEPARATOR
}

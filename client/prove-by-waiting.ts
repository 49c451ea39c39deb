import { PATIENCE_SECONDS, PROOF_SEPARATOR } from '../src/shared/forms/proof-of-work'

/** Answers a challenge where nothing can be computed: to have waited is worth as much. */
export async function proveByWaiting(challenge: string): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, (PATIENCE_SECONDS + 1) * 1000))
  return challenge + PROOF_SEPARATOR
}

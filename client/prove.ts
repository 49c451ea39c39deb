import { isProof, PROOF_SEPARATOR } from '../src/shared/forms/proof-of-work'
import { proveByWaiting } from './prove-by-waiting'

const AT_ONCE = 256

/** Chromium hashes before all else: without this the page stands still meanwhile. */
const aTurnForOthers = () => new Promise((resolve) => setTimeout(resolve))

/** Answers a challenge by a number that takes some looking for; where the browser cannot hash, as without TLS, by waiting. */
export async function prove(challenge: string): Promise<string> {
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return proveByWaiting(challenge)
  const text = new TextEncoder()
  for (let first = 0; ; first += AT_ONCE) {
    await aTurnForOthers()
    const answers = Array.from({ length: AT_ONCE }, (_, place) => challenge + PROOF_SEPARATOR + (first + place))
    const hashes = await Promise.all(answers.map((answer) => subtle.digest('SHA-256', text.encode(answer))))
    const found = hashes.findIndex((hash) => isProof(new Uint8Array(hash)))
    if (found >= 0) return answers[found]!
  }
}

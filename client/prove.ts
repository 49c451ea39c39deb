import { isProof, PROOF_SEPARATOR } from '#src/shared/forms/proof-of-work'
import { proveByWaiting } from './prove-by-waiting'

const AT_ONCE = 256

/** Yields to the event loop: Chromium prioritises hashing, which would block the page. */
const yieldToEventLoop = () => new Promise((resolve) => setTimeout(resolve))

/** Computes the answer to a proof-of-work challenge; waits instead where SubtleCrypto is missing, as without TLS. */
export async function prove(challenge: string): Promise<string> {
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return proveByWaiting(challenge)
  const text = new TextEncoder()
  for (let first = 0; ; first += AT_ONCE) {
    await yieldToEventLoop()
    const answers = Array.from({ length: AT_ONCE }, (_, place) => challenge + PROOF_SEPARATOR + (first + place))
    const hashes = await Promise.all(answers.map((answer) => subtle.digest('SHA-256', text.encode(answer))))
    const found = answers[hashes.findIndex((hash) => isProof(new Uint8Array(hash)))]
    if (found !== undefined) return found
  }
}

import { createHash } from 'node:crypto'
import { isProof, PROOF_SEPARATOR } from '../../src/shared/forms/proof-of-work.js'

/** Computes the answer to a proof-of-work challenge. */
export function proofOf(challenge: string): string {
  for (let number = 0; ; number++) {
    const answer = challenge + PROOF_SEPARATOR + number
    if (isProof(createHash('sha256').update(answer).digest())) return answer
  }
}

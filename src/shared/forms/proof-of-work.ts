/** About 4,000 hashes: less than a second of a slow phone, as a rule. */
export const PROOF_BITS = 12

/** Who computes nothing waits so long between the challenge and the answer. */
export const PATIENCE_SECONDS = 10

/** Where an answer carries the challenge. */
export const CHALLENGE_HEADER = 'Proof-Challenge'

/** Parts an answer: the challenge, and the number that was looked for. */
export const PROOF_SEPARATOR = '.'

/** Whether the SHA-256 of an answer begins with enough zero bits. */
export function isProof(hash: Uint8Array): boolean {
  const bits = Array.from(hash.subarray(0, Math.ceil(PROOF_BITS / 8)), (byte) => byte.toString(2).padStart(8, '0'))
  return bits.join('').startsWith('0'.repeat(PROOF_BITS))
}

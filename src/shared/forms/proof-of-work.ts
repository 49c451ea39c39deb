/** Required zero bits: about 4,000 hashes, usually less than a second on a slow phone. */
export const PROOF_BITS = 12

/** Seconds between challenge and answer after which an answer without a proof of work is accepted. */
export const PATIENCE_SECONDS = 10

/** Response header with the challenge. */
export const CHALLENGE_HEADER = 'Proof-Challenge'

/** Separator between the challenge and the nonce in an answer. */
export const PROOF_SEPARATOR = '.'

/** Checks whether the SHA-256 hash of an answer begins with enough zero bits. */
export function isProof(hash: Uint8Array): boolean {
  const bits = Array.from(hash.subarray(0, Math.ceil(PROOF_BITS / 8)), (byte) => byte.toString(2).padStart(8, '0'))
  return bits.join('').startsWith('0'.repeat(PROOF_BITS))
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Size of the filter: 23 bits for each word, so that one in 70,000 other words is taken for one of them. */
export const FILTER_BYTES = 1_835_008
const FILTER_BITS = FILTER_BYTES * 8
const HASHES = 16

/** Bytes of each of the two numbers from which the bits of a word are derived: exact in a double, also 16 times. */
const NUMBER_BYTES = 6

let filter: Buffer | undefined

/**
 * Checks whether a word, in lower case, is among the million most frequent passwords of breaches. The Bloom filter is
 * made by `npm run passwords`, and read when it is first needed.
 */
export function isFrequentPassword(word: string): boolean {
  filter ??= readFileSync(new URL('common-passwords.bin', import.meta.url))
  return bitsOf(word).every((bit) => filter![bit >> 3]! & (1 << (bit & 7)))
}

/** Returns the bits of the filter that stand for a word (Kirsch and Mitzenmacher, 2006). */
export function bitsOf(word: string): number[] {
  const digest = createHash('sha256').update(word).digest()
  const first = digest.readUIntLE(0, NUMBER_BYTES)
  const second = digest.readUIntLE(NUMBER_BYTES, NUMBER_BYTES)
  return Array.from({ length: HASHES }, (_, index) => (first + index * second) % FILTER_BITS)
}

import { randomBytes } from 'node:crypto'

/** Prefix by which people and secret scanners recognise a key. */
const PREFIX = 'bio'
const PUBLIC_BYTES = 8
const SECRET_BYTES = 32

const KEY = new RegExp(`^${PREFIX}_([0-9a-f]{${2 * PUBLIC_BYTES}})_[0-9a-f]{${2 * SECRET_BYTES}}$`)

/** Schema of the non-secret beginning of a key. */
export const keyBeginning = {
  maxLength: beginningOf('').length + 2 * PUBLIC_BYTES,
  pattern: `^${PREFIX}_[0-9a-f]+$`,
}
/** Schema of a key. */
export const wholeKey = { maxLength: keyBeginning.maxLength + 1 + 2 * SECRET_BYTES, pattern: KEY.source }

/** Creates a random key and its public part. */
export function makeKey(): { key: string; publicId: string } {
  const publicId = randomBytes(PUBLIC_BYTES).toString('hex')
  return { key: `${beginningOf(publicId)}_${randomBytes(SECRET_BYTES).toString('hex')}`, publicId }
}

/** Returns the non-secret beginning of a key, shown after its creation. */
export function beginningOf(publicId: string): string {
  return `${PREFIX}_${publicId}`
}

/** Returns the public part of a key, or undefined for malformed input. */
export function publicIdIn(key: string): string | undefined {
  return KEY.exec(key)?.[1]
}

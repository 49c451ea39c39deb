import { randomBytes } from 'node:crypto'

/** So that people, and programs that look for lost secrets, know one where they see it. */
const PREFIX = 'bio'
const PUBLIC_BYTES = 8
const SECRET_BYTES = 32

const KEY = new RegExp(`^${PREFIX}_([0-9a-f]{${2 * PUBLIC_BYTES}})_[0-9a-f]{${2 * SECRET_BYTES}}$`)

/** A new key, and the part of it by which it is found. */
export function makeKey(): { key: string; publicId: string } {
  const publicId = randomBytes(PUBLIC_BYTES).toString('hex')
  return { key: `${beginningOf(publicId)}_${randomBytes(SECRET_BYTES).toString('hex')}`, publicId }
}

/** What a key is shown as once it is made: its beginning, which is no secret. */
export function beginningOf(publicId: string): string {
  return `${PREFIX}_${publicId}`
}

/** Undefined for what cannot be a key. */
export function publicIdIn(key: string): string | undefined {
  return KEY.exec(key)?.[1]
}

import { createHash } from 'node:crypto'

/** Returns the stored hash of a random token of at least 128 bits, which needs neither a key nor a slow hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

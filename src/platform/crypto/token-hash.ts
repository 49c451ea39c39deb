import { createHash } from 'node:crypto'

/** What is kept of a random token of 80 bits or more: too many to try, so it needs neither key nor slowness. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

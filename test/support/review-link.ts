import { createHmac, hkdfSync } from 'node:crypto'

/** Secret of sites whose links tests sign. */
export const SESSION_SECRET = 'secret of the sites of browser tests'

/** Returns a link that ends invitations to write a review, as mails to an address with this hash contain it. */
export function reviewOptOutLink(hash: string): { address: string; token: string } {
  const key = hkdfSync('sha256', SESSION_SECRET, '', 'review-opt-out', 32)
  const token = `${hash}.${createHmac('sha256', Buffer.from(key)).update(hash).digest('base64url')}`
  return { address: `/reviews/opt-out?token=${token}`, token }
}

import { isIPv6 } from 'node:net'
import type { Request } from 'express'

/**
 * Who sends a request, as far as limits are concerned. An IPv6 subscriber has a whole /64, so only that half counts.
 * Hash it before it is kept: an address is personal data.
 */
export function clientNetwork(request: Request): string {
  const address = (request.ip ?? '').replace(/^::ffff:/, '')
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname.split(':').slice(0, 4).join(':') : address
}

import type { Request } from 'express'
import ipaddr from 'ipaddr.js'

/**
 * Who sends a request, as far as limits are concerned. An IPv6 subscriber has a whole /64, so only that half counts.
 * Hash it before it is kept: an address is personal data.
 */
export function clientNetwork({ ip = '' }: Pick<Request, 'ip'>): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString()
}

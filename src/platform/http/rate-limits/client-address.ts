import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import ipaddr from 'ipaddr.js'
import { getLast } from '#src/shared/lookups.js'

/** Port that some proxies append to the client's address: `192.0.2.7:4711`, `[2001:db8::1]:4711`. */
const PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[(.*)\])(?::\d+)?$/

/**
 * Returns the client's network for rate limits. An IPv6 subscriber has a whole /64, so only that half counts.
 * Hash it before storing: an address is personal data.
 */
export function clientNetwork({ ip = '' }: Pick<Request, 'ip'>): string {
  const alone = ip.replace(PORT, '$1$2')
  if (!ipaddr.isValid(alone)) return alone
  const address = ipaddr.process(alone)
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString()
}

/**
 * Returns the client's address as Express would, for code that runs before Express. @param hops number of trusted
 * proxies
 */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, hops: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return getLast([socket.remoteAddress ?? '', ...forwarded.reverse()].slice(0, hops + 1))
}

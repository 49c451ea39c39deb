import type { Request } from 'express'
import ipaddr from 'ipaddr.js'
import { clientNetwork } from './client-address.js'

/** Networks of a client, from the narrowest to the widest. */
export interface ClientNetworks {
  /** IPv4 address, or IPv6 /64. */
  address: string
  /** Connection of a household: IPv4 address, or IPv6 /56. */
  home: string
  /** Network of an organisation or a provider's area: IPv4 /24, or IPv6 /48. */
  site: string
}

/** Returns the networks of a client as prefixes. Hash them before storing: they are personal data. */
export function clientNetworks(request: Pick<Request, 'ip'>): ClientNetworks {
  const address = clientNetwork(request)
  if (ipaddr.IPv4.isValid(address)) {
    return { address, home: address, site: `${address.split('.').slice(0, 3).join('.')}/24` }
  }
  const parts = address.split(':')
  if (parts.length !== 4) return { address, home: address, site: address }
  const subnet = Number(parts[3]) & 0xff00
  return { address, home: `${parts.slice(0, 3).join(':')}:${subnet}/56`, site: `${parts.slice(0, 3).join(':')}/48` }
}

/** Returns the provider network of a site in a form that identifies nobody: IPv4 /16, or IPv6 /32; null without a valid address. */
export function providerNetwork(site: string): string | null {
  if (site.includes('.')) return `${site.split('.').slice(0, 2).join('.')}.0.0/16`
  const [first, second] = site.split(':').map((part) => Number(part).toString(16))
  return first && second ? `${first}:${second}::/32` : null
}

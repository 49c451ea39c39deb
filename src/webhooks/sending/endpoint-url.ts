import { isIP } from 'node:net'
import { isPublicAddress } from './public-addresses.js'

/** Where a program that is no part of a system listens: other low ports are those of mail, databases and the like. */
const HTTPS_PORT = 443
const LOWEST_OTHER_PORT = 1024

/** What keeps an address from being told of anything, as a key below `webhookUrl` of the `validation` texts. */
export type UrlFault = 'invalid' | 'credentials' | 'port' | 'private'

export interface UrlRules {
  /** For development: addresses of the own network, by http as well. */
  privateAllowed: boolean
}

/** The host as one connects to it: an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

/**
 * An address in its one spelling, as browsers read it: `0x7f.1` and `2130706433` are 127.0.0.1.
 * @returns what is wrong with it, where something is; to what its name leads is known only once it is connected to
 */
export function readEndpointUrl(text: string, { privateAllowed }: UrlRules): URL | UrlFault {
  if (!URL.canParse(text)) return 'invalid'
  const url = new URL(text)
  const protocols = privateAllowed ? ['https:', 'http:'] : ['https:']
  if (!protocols.includes(url.protocol) || text.includes('#')) return 'invalid'
  if (url.username || url.password) return 'credentials'
  if (privateAllowed) return url
  if (url.port && Number(url.port) !== HTTPS_PORT && Number(url.port) < LOWEST_OTHER_PORT) return 'port'
  const host = hostOf(url)
  if (isIP(host)) return isPublicAddress(host) ? url : 'private'
  return isPublicName(host) ? url : 'private'
}

/** A name of the internet has two parts or more. One that ends in a dot is another spelling, which certificates do not know. */
function isPublicName(host: string): boolean {
  return host.includes('.') && !host.endsWith('.') && !host.endsWith('.localhost')
}

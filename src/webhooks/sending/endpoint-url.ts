import { isIP } from 'node:net'
import { isPublicAddress } from './public-addresses.js'

/** The only accepted low port: others belong to mail, databases and other services. */
const HTTPS_PORT = 443
const LOWEST_OTHER_PORT = 1024

/** Reasons for rejecting an address, keys below `webhookUrl` of the `validation` texts. */
export type UrlFault = 'invalid' | 'credentials' | 'port' | 'private'

export interface UrlRules {
  /** Allows private addresses and plain HTTP, for development. */
  privateAllowed: boolean
}

/** Returns the host for a connection: an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

/**
 * Parses and normalises an address as browsers do: `0x7f.1` and `2130706433` are 127.0.0.1.
 * @returns the reason if it is rejected; the addresses of a host name are only checked when connecting
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

/**
 * Checks for a public host name of at least two labels. A trailing dot is rejected, because certificates do not contain
 * it.
 */
function isPublicName(host: string): boolean {
  return host.includes('.') && !host.endsWith('.') && !host.endsWith('.localhost')
}

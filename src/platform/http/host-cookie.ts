import type { Environment } from '../config/environment.js'

/**
 * Returns the name of a cookie. Over TLS the prefix `__Host-` binds it to this host: no other subdomain can set it (RFC
 * 6265bis).
 */
export function hostCookieName(name: string, { servesOverTls }: Environment): string {
  return servesOverTls ? `__Host-${name}` : name
}

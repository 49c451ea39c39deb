import type { Environment } from '../config/environment.js'

/** Over TLS a cookie's name binds it to this very host: no other subdomain can set one in its place (RFC 6265bis). */
export function hostCookieName(name: string, { servesOverTls }: Environment): string {
  return servesOverTls ? `__Host-${name}` : name
}

import type { DeliveryFault } from '#src/shared/webhooks/delivery-fault.js'

/** Error codes of Node and OpenSSL for invalid certificates. */
const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/
/** Error codes of the HTTP parser, and of a server without TLS. */
const PROTOCOL = /^(?:HPE_|ERR_SSL_|EPROTO$|ERR_HTTP_|ERR_STREAM_)/

/** Returns the reason why no response arrived, without the system's message, which may reveal the internal network. */
export function faultOf(error: unknown): DeliveryFault {
  const { code = '', name, syscall = '' } = error as { code?: string; name?: string; syscall?: string }
  if (code === 'ADDRESS_REFUSED') return 'addressRefused'
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout'
  // Name servers: `queryA`, `queryAaaa`; system resolver: `getaddrinfo`.
  if (/^(?:query|getaddrinfo)/.test(syscall) || code === 'ENOTFOUND') return 'hostUnknown'
  if (CERTIFICATE.test(code)) return 'certificate'
  return PROTOCOL.test(code) ? 'protocol' : 'connection'
}

/** Returns the reason why a response means failure; undefined for success. */
export function faultOfStatus(status: number): DeliveryFault | undefined {
  if (status >= 200 && status < 300) return undefined
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

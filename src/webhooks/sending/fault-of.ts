import type { DeliveryFault } from '../../shared/webhooks/delivery-fault.js'

/** Of Node and OpenSSL, about who answers for a host name. */
const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/
/** Of the parser of HTTP, and of what is no TLS. */
const PROTOCOL = /^(?:HPE_|ERR_SSL_|EPROTO$|ERR_HTTP_|ERR_STREAM_)/

/** Why no answer came, in a word: what the system says of it may tell of the network that we stand in. */
export function faultOf(error: unknown): DeliveryFault {
  const { code = '', name, syscall = '' } = error as { code?: string; name?: string; syscall?: string }
  if (code === 'ADDRESS_REFUSED') return 'addressRefused'
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout'
  // Of name servers: `queryA`, `queryAaaa`; of the system: `getaddrinfo`.
  if (/^(?:query|getaddrinfo)/.test(syscall) || code === 'ENOTFOUND') return 'hostUnknown'
  if (CERTIFICATE.test(code)) return 'certificate'
  return PROTOCOL.test(code) ? 'protocol' : 'connection'
}

/** Why an answer does not mean that a message was taken; undefined where it does. */
export function faultOfStatus(status: number): DeliveryFault | undefined {
  if (status >= 200 && status < 300) return undefined
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

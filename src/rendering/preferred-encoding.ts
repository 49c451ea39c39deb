import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import { type Encoding, encodings } from './compression.js'

/** The smallest that the browser takes. */
export function preferredEncoding(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings()
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { type Encoding, encodings } from './compression.js'

/** Cache by header value, of which browsers send few. */
const known = new LRUCache<string, Encoding>({ max: 50 })

/** Returns the smallest encoding that the browser accepts. */
export function preferredEncoding(request: IncomingMessage): Encoding {
  const words = request.headers['accept-encoding'] ?? ''
  const encoding = known.get(words) ?? smallestOf(new Negotiator(request).encodings())
  known.set(words, encoding)
  return encoding
}

function smallestOf(accepted: string[]): Encoding {
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

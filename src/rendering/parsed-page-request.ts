import type { IncomingMessage } from 'node:http'
import { type PageRequest, parsePageRequest } from './page-request.js'

const parsed = new WeakMap<IncomingMessage, PageRequest>()

/** A request as pages see it, parsed once however many ask. */
export function pageRequestOf(request: IncomingMessage): PageRequest {
  const known = parsed.get(request)
  if (known) return known
  const page = parsePageRequest(request)
  parsed.set(request, page)
  return page
}

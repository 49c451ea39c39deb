import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isAdminPath, type PageRequest, parsePageRequest } from './page-request.js'

/** Parsed requests by the raw values of all properties that are read. */
const known = new LRUCache<string, PageRequest>({ max: 2000 })
const MAX_LENGTH = 1000

/** Returns the page request, parsed once for equal requests. */
export function pageRequestOf(request: IncomingMessage & { originalUrl?: string }): PageRequest {
  const { headers } = request
  const url = request.originalUrl ?? request.url ?? '/' // Express removes the mount path of a middleware
  const words = `${url}\n${headers.cookie ?? ''}\n${headers['sec-gpc'] === '1'}`
  const page = known.get(words) ?? parsePageRequest({ url, headers })
  if (words.length < MAX_LENGTH && !isAdminPath(page.path)) known.set(words, page)
  return page
}

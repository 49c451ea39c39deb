import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isAdminPath, type PageRequest, parsePageRequest } from './page-request.js'

/** By all that is read of a request, word for word. */
const known = new LRUCache<string, PageRequest>({ max: 2000 })
const MAX_LENGTH = 1000

/** A request as pages see it. Most ask for what others just asked for, in the same words. */
export function pageRequestOf(request: IncomingMessage & { originalUrl?: string }): PageRequest {
  const { headers } = request
  const url = request.originalUrl ?? request.url ?? '/' // Express takes away the part that a middleware is mounted at
  const words = `${url}\n${headers.cookie ?? ''}\n${headers['sec-gpc'] === '1'}`
  const page = known.get(words) ?? parsePageRequest({ url, headers })
  if (words.length < MAX_LENGTH && !isAdminPath(page.path)) known.set(words, page)
  return page
}

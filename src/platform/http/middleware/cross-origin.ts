import cors from 'cors'
import type { RequestHandler } from 'express'
import { REQUEST_ID } from '../logging/request-log.middleware.js'

/** Paths of the API that need no session. */
const OPEN_PATHS = /^\/api(?!\/admin(\/|$))(\/|$)/i
/** Seconds for which browsers cache a preflight response. */
const ALLOWED_SECONDS = 600

/** Response headers exposed to scripts of other origins, besides the CORS-safelisted ones. */
const READABLE = ['ETag', 'Link', 'RateLimit', 'RateLimit-Policy', 'Retry-After', REQUEST_ID]

/** Checks whether other origins may be allowed at a path. */
export const isOpenToOrigins = (path: string) => OPEN_PATHS.test(path)

/** Allows the API to scripts of these origins, without cookies: https://fetch.spec.whatwg.org/#http-cors-protocol */
export function allowOrigins(origins: string[]): RequestHandler {
  const allow = cors({ origin: origins, exposedHeaders: READABLE, maxAge: ALLOWED_SECONDS })
  return (request, response, next) => (isOpenToOrigins(request.path) ? allow(request, response, next) : next())
}

import cors from 'cors'
import type { RequestHandler } from 'express'
import { REQUEST_ID } from '../logging/request-log.middleware.js'

/** The API, but for what a session opens. */
const OPEN_PATHS = /^\/api(?!\/admin(\/|$))(\/|$)/i
/** For how long a browser need not ask again. */
const ALLOWED_SECONDS = 600

/** What scripts of other origins may read of an answer, beside what browsers always show them. */
const READABLE = ['ETag', 'Link', 'RateLimit', 'RateLimit-Policy', 'Retry-After', REQUEST_ID]

/** Whether scripts of other origins may be let in at a path. */
export const isOpenToOrigins = (path: string) => OPEN_PATHS.test(path)

/** Lets scripts of these origins use the API, without cookies: https://fetch.spec.whatwg.org/#http-cors-protocol */
export function allowOrigins(origins: string[]): RequestHandler {
  const allow = cors({ origin: origins, exposedHeaders: READABLE, maxAge: ALLOWED_SECONDS })
  return (request, response, next) => (isOpenToOrigins(request.path) ? allow(request, response, next) : next())
}

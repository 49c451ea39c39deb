import type { Request, RequestHandler } from 'express'
import { linkPaths } from '#src/shared/link-addresses.js'
import { Problem } from '../problems/problem.js'
import { isOpenToOrigins } from './cross-origin.js'

const READS = ['GET', 'HEAD', 'OPTIONS']
/** Paths authorised by the token in their address alone, and accepted from any origin, such as webmail. */
const FROM_ANYWHERE = linkPaths('unsubscribe')

/**
 * Rejects a write that a browser sends for another site (CSRF), unless that origin may use the API. Browsers send
 * Sec-Fetch-Site; older ones Origin; programs send neither and have no ambient session.
 * Rule: https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function refuseCrossOriginWrites(allowedOrigins: string[] = []): RequestHandler {
  const isAllowed = (request: Request) =>
    READS.includes(request.method) ||
    FROM_ANYWHERE.includes(request.path) ||
    isSameOrigin(request) ||
    (isOpenToOrigins(request.path) && allowedOrigins.includes(request.headers.origin ?? ''))
  return (request, _response, next) => next(isAllowed(request) ? undefined : Problem.crossOrigin())
}

function isSameOrigin(request: Request): boolean {
  const site = request.headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.origin
  if (!origin) return true
  return URL.canParse(origin) && new URL(origin).host === request.headers.host
}

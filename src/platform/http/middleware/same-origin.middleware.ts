import { isIP } from 'node:net'
import type { Request, RequestHandler } from 'express'
import { linkPaths } from '#src/shared/link-addresses.js'
import { Problem } from '../problems/problem.js'
import { isRead } from '../read-methods.js'
import { isOpenToOrigins } from './cross-origin.js'

/** Paths authorised by the token in their address alone, and accepted from any origin, such as webmail. */
const FROM_ANYWHERE = [...linkPaths('unsubscribe'), ...linkPaths('reviewOptOut')]

interface Origins {
  /** Origins that may use the API. */
  allowedOrigins: string[]
  /** Address of the site, if it is configured; any host otherwise. */
  publicUrl?: string
}

/**
 * Rejects a write that a browser sends for another site (CSRF), unless that origin may use the API. Browsers send
 * Sec-Fetch-Site; older ones Origin; programs send neither and have no ambient session.
 * Rule: https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function refuseCrossOriginWrites({ allowedOrigins, publicUrl }: Origins): RequestHandler {
  const isAllowed = (request: Request) =>
    isRead(request) ||
    FROM_ANYWHERE.includes(request.path) ||
    (isSameOrigin(request) && isOwnHost(request.headers.host ?? '', publicUrl)) ||
    (isOpenToOrigins(request.path) && allowedOrigins.includes(request.headers.origin ?? ''))
  return (request, _response, next) => next(isAllowed(request) ? undefined : Problem.crossOrigin())
}

function isSameOrigin({ headers }: Request): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers
  if (site && site !== 'same-origin' && site !== 'none') return false
  return !origin || (URL.canParse(origin) && new URL(origin).host === host)
}

/** Excludes names that somebody else points to this server (DNS rebinding): a browser takes its own page for theirs. */
function isOwnHost(host: string, publicUrl?: string): boolean {
  if (!publicUrl || host === new URL(publicUrl).host) return true
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  return name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0
}

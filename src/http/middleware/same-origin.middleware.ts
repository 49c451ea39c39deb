import type { NextFunction, Request, Response } from 'express'
import { Problem } from '../problems/problem.js'

const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses a write that a browser sends for another site (CSRF). Browsers say so in Sec-Fetch-Site; older ones in Origin;
 * programs send neither and carry no ambient session.
 * Rule: https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function refuseCrossOriginWrites(request: Request, _response: Response, next: NextFunction): void {
  next(READS.includes(request.method) || isSameOrigin(request) ? undefined : Problem.crossOrigin())
}

function isSameOrigin(request: Request): boolean {
  const site = request.headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.origin
  if (!origin) return true
  return URL.canParse(origin) && new URL(origin).host === request.headers.host
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { Environment } from '../../config/environment.js'
import { headersSetBy } from './headers-set-by.js'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type Directives = Record<string, string[]>

export const CONTENT_POLICY = 'content-security-policy'

/**
 * Headers of pages for one reader: a window of another website that opened the page has no access to its window. Pages for
 * everybody lack this header, because browsers start another process for it before they paint.
 */
export const PRIVATE_PAGE_HEADERS = { 'Cache-Control': 'no-store', 'Cross-Origin-Opener-Policy': 'same-origin' }

const YEAR_SECONDS = 365 * 24 * 3600

const strictDirectives: Directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
}

/** Sources that Vite needs: an inline script for refresh, inline styles, and a web socket. */
const developmentDirectives: Directives = {
  ...strictDirectives,
  scriptSrc: ["'self'", "'unsafe-inline'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  connectSrc: ["'self'", 'ws:'],
}

/** Sources of Tag Manager and Google Analytics: https://developers.google.com/tag-platform/security/guides/csp */
const tagManagerDirectives: Directives = {
  scriptSrc: ['https://*.googletagmanager.com'],
  imgSrc: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connectSrc: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

/** Sets security headers on every response. */
export function securityHeaders(environment: Environment) {
  const directives = environment.mode === 'development' ? developmentDirectives : strictDirectives
  return withPolicy(environment, environment.tagManagerId ? plus(directives, tagManagerDirectives) : directives)
}

/** Returns a policy that also allows the style element whose text has this hash. */
export function allowStyle(policy: string, hash: string | undefined): string {
  return hash ? policy.replace("style-src 'self'", `$& ${hash}`) : policy
}

function plus(directives: Directives, more: Directives): Directives {
  const widened = Object.entries(more).map(([name, sources]) => [name, [...(directives[name] ?? []), ...sources]])
  return { ...directives, ...(Object.fromEntries(widened) as Directives) }
}

function withPolicy(environment: Environment, directives: Directives): Middleware {
  const headers = headersSetBy(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: environment.servesOverTls ? { ...directives, upgradeInsecureRequests: [] } : directives,
      },
      strictTransportSecurity: environment.servesOverTls && {
        maxAge: YEAR_SECONDS,
        // Only the operator knows whether all subdomains use TLS.
        includeSubDomains: environment.hstsIncludesSubdomains,
      },
      crossOriginOpenerPolicy: false,
      // Headers that are obsolete, or replaced by frame-ancestors.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      xFrameOptions: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
  )
  const same = new Map(Object.entries(headers))
  return (_request, response, next) => {
    response.setHeaders(same)
    next()
  }
}

import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { ASK_ANYWAY, CONSENT_COOKIE, readConsent } from '../consent/consent-choice.js'
import { policyVersion } from '../consent/policy-version.js'
import type { Language } from '../i18n/languages.js'
import { languageInAddress, languageInCookie, requestLanguage } from '../i18n/request-language.js'

/** What vike's client router asks for when it navigates: the page's data instead of its HTML. */
const DATA_SUFFIX = /\/index\.pageContext\.json$/

/** What a page's answer depends on, and nothing else of the request. */
export interface PageRequest {
  url: string
  /** Percent-encoded, without query and data suffix. */
  path: string
  query: URLSearchParams
  wantsData: boolean
  language: Language
  /** There is nothing to ask: the server renders no banner. */
  consentChosen: boolean
  /** A choice made in the address that the visitor's cookie does not know yet. */
  languageToKeep: Language | undefined
}

export function parsePageRequest(request: Pick<IncomingMessage, 'url' | 'headers'>): PageRequest {
  const url = request.url ?? '/'
  const [pathname = '/', search = ''] = url.split(/\?(.*)/s)
  const cookies = request.headers.cookie
  const chosen = languageInAddress(url)
  return {
    url,
    path: pathname.replace(DATA_SUFFIX, '') || '/',
    query: new URLSearchParams(search),
    wantsData: DATA_SUFFIX.test(pathname),
    language: requestLanguage(request),
    consentChosen: isConsentChosen(request.headers),
    languageToKeep: chosen === languageInCookie(cookies) ? undefined : chosen,
  }
}

/** A choice about an earlier policy is none. Global Privacy Control declines, until the visitor asks to choose (CNS-2). */
function isConsentChosen(headers: IncomingMessage['headers']): boolean {
  const kept = headers.cookie && parseCookie(headers.cookie)[CONSENT_COOKIE]
  if (kept && readConsent(kept)?.policyVersion === policyVersion) return true
  return headers['sec-gpc'] === '1' && kept !== ASK_ANYWAY
}

/** Admin pages are made for one person and kept nowhere. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(\/|$)/i.test(path)
}

/** Requests with the same key get the same bytes. Undefined: the answer is this request's own. */
export function cacheKey({ path, query, wantsData, language, consentChosen }: PageRequest): string | undefined {
  if (isAdminPath(path)) return undefined
  for (const name of query.keys()) if (name !== 'lang') return undefined
  return [path, wantsData ? 'data' : 'html', language, consentChosen ? 'chosen' : 'unset'].join(' ')
}

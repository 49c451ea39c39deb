import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import type { Language } from '../i18n/languages.js'
import { languageInAddress, languageInCookie, requestLanguage } from '../i18n/request-language.js'

/** Mirror of the choice kept in localStorage, so that the server renders no banner once it is made. */
const CONSENT_COOKIE = 'consentChoice'

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
    consentChosen: Boolean(cookies && /^(accepted|declined)$/.test(parseCookie(cookies)[CONSENT_COOKIE] ?? '')),
    languageToKeep: chosen === languageInCookie(cookies) ? undefined : chosen,
  }
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

import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { ASK_ANYWAY, CONSENT_COOKIE, readConsent } from '#src/shared/consent/consent-choice.js'
import { policyVersion } from '#src/shared/consent/policy-version.js'
import type { Language } from '#src/shared/languages.js'
import { languageInAddress, languageInCookie, requestLanguage } from '#src/platform/i18n/request-language.js'
import { canonicalPath, queryNames } from '#src/shared/addresses.js'
import { linkAddresses } from '#src/shared/link-addresses.js'

/** What vike's client router asks for when it navigates: the page's data instead of its HTML. */
const DATA_SUFFIX = '/index.pageContext.json'

/** What a page's answer depends on, and nothing else of the request. */
export interface PageRequest {
  /** Percent-encoded, without query and data suffix. */
  path: string
  query: URLSearchParams
  wantsData: boolean
  language: Language
  /** There is nothing to ask: the server renders no banner. */
  consentChosen: boolean
  /** A choice made in the address that the visitor's cookie does not know yet. */
  languageToKeep: Language | undefined
  /** Requests with the same key get the same bytes. Undefined: the answer is this request's own. */
  key: string | undefined
}

type Asked = Omit<PageRequest, 'key'>

export function parsePageRequest(request: Pick<IncomingMessage, 'url' | 'headers'>): PageRequest {
  const url = request.url ?? '/'
  const [pathname = '/', search = ''] = url.split(/\?(.*)/s)
  const wantsData = pathname.endsWith(DATA_SUFFIX)
  const cookies = request.headers.cookie
  const chosen = languageInAddress(url)
  const asked = {
    path: (wantsData ? pathname.slice(0, -DATA_SUFFIX.length) : pathname) || '/',
    query: new URLSearchParams(`?${search}`),
    wantsData,
    language: requestLanguage(request),
    consentChosen: isConsentChosen(request.headers),
    languageToKeep: chosen === languageInCookie(cookies) ? undefined : chosen,
  }
  return { ...asked, key: cacheKey(asked) }
}

/** A choice about an earlier policy is none. Global Privacy Control declines, until the visitor asks to choose. */
function isConsentChosen(headers: IncomingMessage['headers']): boolean {
  const kept = headers.cookie && parseCookie(headers.cookie)[CONSENT_COOKIE]
  if (kept && readConsent(kept)?.policyVersion === policyVersion) return true
  return headers['sec-gpc'] === '1' && kept !== ASK_ANYWAY
}

/** Admin pages are made for one person and kept nowhere. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(\/|$)/i.test(path)
}

const linkPaths = new Set<string>(Object.values(linkAddresses).flatMap((spellings) => Object.values(spellings)))

/** Where links in mails lead, however it is spelled: the query has a token in it, which must reach nobody else. */
export function isLinkPath(path: string): boolean {
  return linkPaths.has(decoded(path).toLowerCase().replace(/\/$/, ''))
}

function cacheKey(request: Asked): string | undefined {
  if (!isForEveryone(request)) return undefined
  return [request.path, request.wantsData ? 'data' : 'html', ...variantOf(request)].join(' ')
}

/** An error page is the same at every address. */
export function errorPageKey(request: PageRequest, status: number): string {
  return ['error', status, ...variantOf(request)].join(' ')
}

function variantOf({ language, consentChosen }: Asked): string[] {
  return [language, consentChosen ? 'chosen' : 'unset']
}

/**
 * The address to render: its path can be read in one way only, and what everybody gets knows nothing of the query that
 * one of them sent.
 */
export function renderedAddress(request: PageRequest): string {
  const path = canonicalPath(request.path)
  const file = request.wantsData ? `${path === '/' ? '' : path}${DATA_SUFFIX}` : path
  const query = new URLSearchParams(isForEveryone(request) ? '' : readQuery(request))
  query.delete('_vike') // would be parsed by vike as its own
  return query.size > 0 ? `${file}?${query.toString()}` : file
}

function isForEveryone(request: Asked): boolean {
  return !isAdminPath(request.path) && [...readQuery(request).keys()].every((name) => name === 'lang')
}

/** Of the query, what the page is made by. */
function readQuery({ path, query }: Asked): URLSearchParams {
  const names = query.size > 0 && queryNames(decoded(path))
  return names ? new URLSearchParams([...query].filter(([name]) => names.includes(name))) : query
}

/** What cannot be decoded stays as it is: no page has it for its path. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { ASK_ANYWAY, CONSENT_COOKIE, readConsent } from '#src/shared/consent/consent-choice.js'
import { policyVersion } from '#src/shared/consent/policy-version.js'
import type { Language } from '#src/shared/languages.js'
import { languageInAddress, languageInCookie, requestLanguage } from '#src/platform/i18n/request-language.js'
import { canonicalPath, queryNames } from '#src/shared/addresses.js'
import { linkAddresses } from '#src/shared/link-addresses.js'

/** Suffix of vike's requests for page data, instead of HTML, during client-side navigation. */
const DATA_SUFFIX = '/index.pageContext.json'

/** Properties of a request that determine the response of a page. */
export interface PageRequest {
  /** Percent-encoded, without query and data suffix. */
  path: string
  query: URLSearchParams
  wantsData: boolean
  language: Language
  /** True when the visitor has decided, so that no banner is rendered. */
  consentChosen: boolean
  /** Language chosen in the address that is not yet in the visitor's cookie. */
  languageToKeep: Language | undefined
  /** Cache key: requests with the same key receive the same bytes. Undefined for responses that must not be cached. */
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

/**
 * Checks whether the visitor has decided on the current policy. Global Privacy Control declines, until the visitor asks
 * to choose.
 */
function isConsentChosen(headers: IncomingMessage['headers']): boolean {
  const kept = headers.cookie && parseCookie(headers.cookie)[CONSENT_COOKIE]
  if (kept && readConsent(kept)?.policyVersion === policyVersion) return true
  return headers['sec-gpc'] === '1' && kept !== ASK_ANYWAY
}

/** Checks whether a path belongs to the admin, whose pages are personal and never cached. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(\/|$)/i.test(path)
}

const linkPaths = new Set<string>(Object.values(linkAddresses).flatMap((spellings) => Object.values(spellings)))

/** Checks for the path of a link in a mail, in any spelling: its query contains a token that must not leak. */
export function isLinkPath(path: string): boolean {
  return linkPaths.has(decoded(path).toLowerCase().replace(/\/$/, ''))
}

function cacheKey(request: Asked): string | undefined {
  if (!isForEveryone(request)) return undefined
  return [request.path, request.wantsData ? 'data' : 'html', ...variantOf(request)].join(' ')
}

/** Returns the cache key of an error page, which is equal for all addresses. */
export function errorPageKey(request: PageRequest, status: number): string {
  return ['error', status, ...variantOf(request)].join(' ')
}

function variantOf({ language, consentChosen }: Asked): string[] {
  return [language, consentChosen ? 'chosen' : 'unset']
}

/**
 * Returns the address to render. Its path is unambiguous, and cacheable pages receive none of the visitor's own query.
 */
export function renderedAddress(request: PageRequest): string {
  const path = canonicalPath(request.path)
  const file = request.wantsData ? `${path === '/' ? '' : path}${DATA_SUFFIX}` : path
  const query = new URLSearchParams(isForEveryone(request) ? '' : readQuery(request))
  query.delete('_vike') // reserved by vike
  return query.size > 0 ? `${file}?${query.toString()}` : file
}

function isForEveryone(request: Asked): boolean {
  return !isAdminPath(request.path) && [...readQuery(request).keys()].every((name) => name === 'lang')
}

/** Returns the query parameters that the page reads. */
function readQuery({ path, query }: Asked): URLSearchParams {
  const names = query.size > 0 && queryNames(decoded(path))
  return names ? new URLSearchParams([...query].filter(([name]) => names.includes(name))) : query
}

/** Decodes a path; one with a broken encoding is returned as it is, and matches no page. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { LRUCache } from 'lru-cache'
import {
  languageCookieOf,
  languageInAddress,
  languageInCookie,
  requestLanguage,
} from '#src/platform/i18n/request-language.js'
import { canonicalPath, findPage, type FoundPage, queryNames, readByAnyPage } from '#src/shared/addresses.js'
import { ASK_ANYWAY, CONSENT_COOKIE, type ConsentState, readConsent } from '#src/shared/consent/consent-choice.js'
import { policyVersion } from '#src/shared/consent/policy-version.js'
import type { Language } from '#src/shared/languages.js'
import { linkAddresses } from '#src/shared/link-addresses.js'
import { findOwnPage } from '#src/shared/page-aliases.js'

/** Query parameter with the receipt of an accepted form. */
export const RECEIPT = 'sent'

/** Query parameter that shows editors the drafts of texts. */
export const DRAFT = 'draft'

/** Suffix of vike's requests for page data, instead of HTML, during client-side navigation. */
const DATA_SUFFIX = '/index.pageContext.json'

/** Properties of a request that determine the response of a page. */
export interface PageRequest {
  /** Percent-encoded, without query and data suffix. */
  path: string
  /** Path in its canonical spelling, percent-encoded. */
  canonical: string
  decodedPath: string
  /** Page at the path as it is spelled; undefined for another spelling. */
  found: FoundPage | undefined
  query: URLSearchParams
  wantsData: boolean
  language: Language
  /** No banner is rendered for visitors who have decided. */
  consent: ConsentState
  /** Language that is not yet in its cookie: the one chosen in the address, and any of the admin. */
  languageToKeep: Language | undefined
  /** Cache key: requests with the same key receive the same bytes. Undefined for responses that must not be cached. */
  key: string | undefined
}

type Asked = Omit<PageRequest, 'key'>

export function parsePageRequest(request: Pick<IncomingMessage, 'url' | 'headers'>): PageRequest {
  const url = request.url ?? '/'
  const [pathname = '/', search = ''] = url.split(/\?(.*)/s)
  const wantsData = pathname.endsWith(DATA_SUFFIX)
  const language = requestLanguage(request)
  const path = wantsData ? pathWithData(pathname) : pathname || '/'
  const { canonical, decodedPath, found } = parsePath(path)
  const asked = {
    path,
    canonical,
    decodedPath,
    found,
    query: new URLSearchParams(`?${search}`),
    wantsData,
    language,
    consent: consentStateOf(request.headers),
    languageToKeep: languageToKeep(request, language),
  }
  return { ...asked, key: cacheKey(asked) }
}

function languageToKeep({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>, shown: Language) {
  const cookie = languageCookieOf(url)
  const isChosen = cookie === 'adminLanguage' || languageInAddress(url)
  return isChosen && shown !== languageInCookie(headers.cookie, cookie) ? shown : undefined
}

/** Returns the request for another page by the same visitor. */
export function withPath(page: PageRequest, path: string): PageRequest {
  const asked = { ...page, ...parsePath(path), path, query: new URLSearchParams() }
  return { ...asked, key: cacheKey(asked) }
}

/** Checks for a page with the drafts of its texts, which only editors see. */
export const isDraftRequest = ({ query, wantsData }: PageRequest) => query.has(DRAFT) && !wantsData

/** Returns the address of a page without drafts. */
export function addressWithoutDraft({ path, query }: PageRequest): string {
  const others = new URLSearchParams(query)
  others.delete(DRAFT)
  return withQuery(path, others)
}

/** Returns the request for a page without the outcome of a form. */
export function withoutReceipt(page: PageRequest): PageRequest {
  const query = new URLSearchParams(page.query)
  query.delete(RECEIPT)
  return { ...page, query, key: cacheKey({ ...page, query }) }
}

/** Parsed requests by the raw values of all properties that are read. */
const known = new LRUCache<string, PageRequest>({ max: 2000 })
const MAX_LENGTH = 1000

/** Returns the page request, parsed once for equal requests. */
export function pageRequestOf(request: IncomingMessage & { originalUrl?: string }): PageRequest {
  const { headers } = request
  const url = request.originalUrl ?? request.url ?? '/' // Express removes the mount path of a middleware
  const words = `${url}\n${headers.cookie ?? ''}\n${headers['sec-gpc'] === '1'}`
  const page = known.get(words) ?? parsePageRequest({ url, headers })
  if (words.length < MAX_LENGTH && !isAdminPath(page.path)) known.set(words, page)
  return page
}

/**
 * Returns the state of the decision on the current policy. Global Privacy Control declines, until the visitor asks to
 * choose.
 */
function consentStateOf(headers: IncomingMessage['headers']): ConsentState {
  const kept = headers.cookie && parseCookie(headers.cookie)[CONSENT_COOKIE]
  if (kept === ASK_ANYWAY) return 'asked'
  const isDecided = readConsent(kept)?.policyVersion === policyVersion || headers['sec-gpc'] === '1'
  return isDecided ? 'decided' : 'undecided'
}

/** Checks whether a path belongs to the admin, whose pages are personal and never cached. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(\/|$)/i.test(path)
}

const linkPaths = new Set<string>(Object.values(linkAddresses).flatMap((spellings) => Object.values(spellings)))

/** Checks for the path of a link in a mail, in any spelling: its query contains a token that must not leak. */
export function isLinkPath({ decodedPath }: PageRequest): boolean {
  return linkPaths.has(decodedPath.toLowerCase().replace(/\/$/, ''))
}

/** Returns the canonical address of a page requested under another spelling. */
export function canonicalAddress({ path, canonical, query }: PageRequest): string | undefined {
  return canonical === path ? undefined : withQuery(canonical, query)
}

/** Returns an address with further parameters; its own query and fragment remain. */
export function withQuery(address: string, query: URLSearchParams): string {
  const [beforeFragment = '', fragment] = address.split('#')
  const [path = '', own = ''] = beforeFragment.split('?')
  const search = new URLSearchParams([...query, ...new URLSearchParams(own)]).toString()
  return path + (search && `?${search}`) + (fragment ? `#${fragment}` : '')
}

/** Returns the path of the page whose data is requested; `//` for a second spelling of the home page's. */
function pathWithData(pathname: string): string {
  const path = pathname.slice(0, -DATA_SUFFIX.length)
  return path === '/' ? '//' : path || '/'
}

/** Returns the key of a page that is equal for all visitors, under its canonical address only. */
function cacheKey(request: Asked): string | undefined {
  if (request.path !== request.canonical || isAdminPath(request.path)) return undefined
  if ([...readQuery(request).keys()].some((name) => name !== 'lang')) return undefined
  return [request.path, request.wantsData ? 'data' : 'html', ...variantOf(request)].join(' ')
}

/** Returns the cache key of an error page, which is equal for all addresses, except that links have no analytics. */
export function errorPageKey(request: PageRequest, status: number): string {
  return ['error', status, isLinkPath(request) ? 'link' : 'page', ...variantOf(request)].join(' ')
}

/** Returns the cache key of the page of an unknown link, which is equal for all tokens. */
export function unknownLinkKey(request: PageRequest): string {
  return ['link', request.canonical, ...variantOf(request)].join(' ')
}

function variantOf({ language, consent }: Asked): string[] {
  return [language, consent]
}

/**
 * Returns the address to render. Its path is unambiguous, and cacheable pages receive none of the visitor's own query.
 */
export function renderedAddress(request: PageRequest): string {
  const { canonical } = request
  const file = request.wantsData ? `${canonical === '/' ? '' : canonical}${DATA_SUFFIX}` : canonical
  const query = new URLSearchParams(request.key === undefined ? readQuery(request) : '')
  query.delete('_vike') // reserved by vike
  return withQuery(file, query)
}

/** Returns the query parameters that the page reads. */
function readQuery({ found, decodedPath, query }: Asked): URLSearchParams {
  const names = query.size > 0 && (findOwnPage(decodedPath) ? readByAnyPage : queryNames(found?.page))
  return names ? new URLSearchParams([...query].filter(([name]) => names.includes(name))) : query
}

/** Parses a path; one with a broken encoding is left as it is, and matches no page. */
function parsePath(path: string): Pick<PageRequest, 'canonical' | 'decodedPath' | 'found'> {
  try {
    const decodedPath = decodeURI(path)
    return { canonical: canonicalPath(path), decodedPath, found: findPage(decodedPath) }
  } catch {
    return { canonical: path, decodedPath: path, found: undefined }
  }
}

import { defaultLanguage, type Language } from './languages.js'

interface Address {
  /**
   * Path in each language; both serve the same page. The English one is also the folder of the page below `pages` of its capability.
   */
  hr: string
  en: string
  alias?: string
  /** Names of query parameters that change this page, besides those that change any page. */
  query?: readonly string[]
}

const same = (path: string): Address => ({ hr: path, en: path })

/** Every public address. A `:segment` stands for one part of the path. */
export const addresses = {
  home: { ...same('/'), alias: '/biorezonanca' },
  foodIntolerance: { hr: '/intolerancija-na-hranu', en: '/food-intolerance' },
  functionalScreening: { hr: '/funkcionalno-testiranje', en: '/functional-screening' },
  bioresonanceProcedure: { hr: '/biorezonanca-postupak', en: '/bioresonance-procedure' },
  pricelist: { hr: '/cjenik', en: '/pricelist' },
  contact: { hr: '/kontakt', en: '/contact', query: ['q', 'subject', 'message', 'location'] },
  appointment: { hr: '/zatraži-termin', en: '/request-appointment', query: ['service', 'location'] },
  booking: {
    hr: '/rezervacija',
    en: '/booking',
    query: ['service', 'location', 'therapist', 'from', 'day', 'time', 'late', 'turn'],
  },
  location: { hr: '/lokacija/:name', en: '/location/:name' },
  guide: { hr: '/je-li-to-za-mene', en: '/is-it-for-me' },
  questions: { hr: '/česta-pitanja', en: '/questions', query: ['q'] },
  franchise: { hr: '/franšiza', en: '/franchise', query: ['location'] },
  franchiseBrochure: { hr: '/franšiza/brošura', en: '/franchise/brochure' },
  shop: { hr: '/trgovina', en: '/shop', query: ['item'] },
  blog: same('/blog'),
  post: same('/blog/:slug'),
  impresum: same('/impresum'),
  privacyPolicy: same('/privacy-policy'),
  cookies: same('/cookies'),
  accessibility: { hr: '/pristupačnost', en: '/accessibility' },
  ownData: { hr: '/moji-podaci', en: '/my-data' },
} as const satisfies Record<string, Address>

export type PageName = keyof typeof addresses

/** Base of the site's addresses where only their path matters. */
const ORIGIN = 'http://site.invalid'

/** Query parameters that change any page: the chosen language and the receipt of an accepted form. */
export const readByAnyPage: readonly string[] = ['lang', 'sent']

/** Returns the path of a page, ready for an `href`. */
export function pathTo(page: PageName, language: Language = defaultLanguage, segment = ''): string {
  return encodeURI(addresses[page][language].replace(/:\w+/, encodeURIComponent(segment.normalize('NFC'))))
}

/** Returns every spelling of a page's path, as a router matches them. */
export function pathsOf(page: PageName): string[] {
  const { hr, en, alias }: Address = addresses[page]
  return [...new Set([hr, en, alias ?? hr])].map(encodeURI)
}

/** Page at a path, and the value of its `:segment`. */
export interface FoundPage {
  page: PageName
  segment: string
}

/** Returns the page at a decoded path, in either spelling. */
export function findPage(pathname: string): FoundPage | undefined {
  for (const page of Object.keys(addresses) as PageName[]) {
    const { hr, en, alias }: Address = addresses[page]
    for (const pattern of [hr, en, alias]) {
      const segment = pattern === undefined ? undefined : match(pattern, pathname)
      if (segment !== undefined) return { page, segment }
    }
  }
  return undefined
}

/** Returns the canonical address of a page of the owner in each language. */
export function ownPageAddresses({ hr, en }: Record<Language, string>): Record<Language, string> {
  return { hr: inLanguage(`/${hr}`, 'hr'), en: inLanguage(`/${en}`, 'en') }
}

/**
 * Returns the names of the query parameters that change a page. Others, such as campaign parameters, concern the
 * browser alone. Returns undefined for an unknown page, which may read any parameter.
 */
export function queryNames(page: PageName | undefined): readonly string[] | undefined {
  if (!page) return undefined
  const { query = [] }: Address = addresses[page]
  return [...readByAnyPage, ...query]
}

/** Returns the percent-encoded folder below `pages` for a decoded path; an unknown path is returned as it is. */
export function pageFolder(pathname: string): string {
  const found = findPage(pathname.normalize('NFC'))
  if (!found) return pathname.split('/').map(encodeURIComponent).join('/')
  return addresses[found.page].en.replace(/:\w+/, encodeURIComponent(found.segment))
}

/** Parts of a page's address besides its path. */
interface AddressParts {
  segment?: string
  /** Values that the page reads, such as those that prefill its form. */
  query?: Record<string, string>
  /** Id of an element on the page. */
  fragment?: string
}

/**
 * Returns the address of a page in a language, for links: the Croatian path, or the English path with `?lang=en`, so that visitors
 * without cookies and crawlers remain in their language.
 */
export function addressOf(page: PageName, language: Language, parts: AddressParts = {}): string {
  return inLanguage(pathTo(page, language, parts.segment), language, parts)
}

/** Returns the address of any path in a language. */
export function inLanguage(
  path: string,
  language: Language,
  { query, fragment }: Omit<AddressParts, 'segment'> = {},
): string {
  const search = new URLSearchParams({ ...query, ...(language !== defaultLanguage && { lang: language }) }).toString()
  return path + (search && `?${search}`) + (fragment ? `#${fragment}` : '')
}

/** Returns the address of a page of this site in another language, with its query and fragment; undefined for other addresses. */
export function translateAddress(address: string, language: Language): string | undefined {
  const { origin, pathname, searchParams, hash } = new URL(address, ORIGIN)
  const found = origin === ORIGIN ? findPage(decoded(pathname)) : undefined
  if (!found) return undefined
  searchParams.delete('lang')
  const query = Object.fromEntries(searchParams)
  return addressOf(found.page, language, { segment: found.segment, query, fragment: hash.slice(1) })
}

/** Returns the canonical address of a page in each language. */
export function alternatesOf(page: PageName, segment = ''): Record<Language, string> {
  return { hr: addressOf(page, 'hr', { segment }), en: addressOf(page, 'en', { segment }) }
}

/** Returns the address of the blog's feed in a language. */
export function feedPath(language: Language): string {
  return inLanguage('/blog/rss.xml', language)
}

/**
 * Returns the canonical spelling of a path: lower case, composed letters (NFC), no trailing or doubled slash,
 * percent-encoded.
 */
export function canonicalPath(encodedPath: string): string {
  const segments = encodedPath.split('/').filter(Boolean).map(decodeURIComponent)
  return `/${segments.map((segment) => encodeURIComponent(segment.normalize('NFC').toLowerCase())).join('/')}`
}

/** Returns a decoded path; one with a broken encoding is left as it is, and matches no page. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function match(pattern: string, pathname: string): string | undefined {
  const colon = pattern.indexOf(':')
  if (colon < 0) return pattern === pathname ? '' : undefined
  const segment = pathname.startsWith(pattern.slice(0, colon)) ? pathname.slice(colon) : ''
  return segment === '' || segment.includes('/') ? undefined : segment
}

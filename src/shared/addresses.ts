import { defaultLanguage, type Language } from './languages.js'

interface Address {
  /** Both spellings serve the same page; the English one is also the folder of the page under views/pages. */
  hr: string
  en: string
  alias?: string
  /** Names in the query that the page is made by, beside those that any page reads. */
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
  appointment: { hr: '/zatrazi-termin', en: '/request-appointment', query: ['service', 'location'] },
  location: { hr: '/lokacija/:name', en: '/location/:name' },
  questions: { hr: '/cesta-pitanja', en: '/questions', query: ['q'] },
  franchise: { hr: '/franšiza', en: '/franchise', query: ['location'] },
  franchiseBrochure: { hr: '/franšiza/brošura', en: '/franchise/brochure' },
  shop: { hr: '/trgovina', en: '/shop', query: ['item'] },
  blog: same('/blog'),
  post: same('/blog/:slug'),
  impresum: same('/impresum'),
  privacyPolicy: same('/privacy-policy'),
  cookies: same('/cookies'),
  ownData: { hr: '/moji-podaci', en: '/my-data' },
} as const satisfies Record<string, Address>

export type PageName = keyof typeof addresses

/** The language that was chosen, and the receipt of a form that was taken. */
const readByAnyPage = ['lang', 'sent']

/** The path of a page, ready for an `href`. */
export function pathTo(page: PageName, language: Language = defaultLanguage, segment = ''): string {
  return encodeURI(addresses[page][language].replace(/:\w+/, encodeURIComponent(segment.normalize('NFC'))))
}

/** Every spelling of a page's path, as a router matches them. */
export function pathsOf(page: PageName): string[] {
  const { hr, en, alias }: Address = addresses[page]
  return [...new Set([hr, en, alias ?? hr])].map(encodeURI)
}

/** Which page a decoded path belongs to, in whichever spelling, and the part its `:segment` stands for. */
export function findPage(pathname: string): { page: PageName; segment: string } | undefined {
  for (const page of Object.keys(addresses) as PageName[]) {
    const { hr, en, alias }: Address = addresses[page]
    for (const pattern of [hr, en, alias]) {
      const segment = pattern === undefined ? undefined : match(pattern, pathname)
      if (segment !== undefined) return { page, segment }
    }
  }
  return undefined
}

/**
 * What of a query the page at a decoded path is made by. The rest, such as the marks of a campaign, changes nothing of it
 * and is for the browser alone. Undefined where no page is known: it may read anything.
 */
export function queryNames(pathname: string): readonly string[] | undefined {
  const found = findPage(pathname)
  if (!found) return undefined
  const { query = [] }: Address = addresses[found.page]
  return [...readByAnyPage, ...query]
}

/** A decoded path as the folders of views/pages spell it, percent-encoded; unknown paths stay what they are. */
export function pageFolder(pathname: string): string {
  const found = findPage(pathname.normalize('NFC'))
  if (!found) return pathname.split('/').map(encodeURIComponent).join('/')
  return addresses[found.page].en.replace(/:\w+/, encodeURIComponent(found.segment))
}

/** The one address of each language: the Croatian path, and the English path with `?lang=en`. */
export function alternatesOf(page: PageName, segment = ''): Record<Language, string> {
  return { hr: pathTo(page, 'hr', segment), en: `${pathTo(page, 'en', segment)}?lang=en` }
}

/** The addresses of the page that a decoded path belongs to. */
export function alternates(pathname: string): Record<Language, string> | undefined {
  const found = findPage(pathname)
  return found && alternatesOf(found.page, found.segment)
}

/** The blog's feed in a language. */
export function feedPath(language: Language): string {
  return language === defaultLanguage ? '/blog/rss.xml' : `/blog/rss.xml?lang=${language}`
}

/** The one spelling of a path: lower case, composed letters (NFC), no trailing or doubled slash; percent-encoded. */
export function canonicalPath(encodedPath: string): string {
  const segments = encodedPath.split('/').filter(Boolean).map(decodeURIComponent)
  return `/${segments.map((segment) => encodeURIComponent(segment.normalize('NFC').toLowerCase())).join('/')}`
}

function match(pattern: string, pathname: string): string | undefined {
  const colon = pattern.indexOf(':')
  if (colon < 0) return pattern === pathname ? '' : undefined
  const segment = pathname.startsWith(pattern.slice(0, colon)) ? pathname.slice(colon) : ''
  return segment === '' || segment.includes('/') ? undefined : segment
}

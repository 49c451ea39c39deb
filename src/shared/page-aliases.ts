import { addresses, addressOf, feedPath, findPage, type PageName, pathsOf } from './addresses.js'
import { SLUG, toSlug } from './slug.js'

/** First segments of paths that are no pages of the owner: routes, files, folders of other pages, and languages. */
const reservedSegments: readonly string[] = [
  'admin',
  'api',
  'consent',
  'dev',
  'error',
  'health',
  'metrics',
  'assets',
  'cards',
  'fonts',
  'media',
  'pictures',
  'portraits',
  'blog',
  'index',
  'location',
  'lokacija',
  'newsletter',
  'recenzije',
  'reviews',
  'hr',
  'en',
]

/** Addresses that people and programs try. */
const guessed: Partial<Record<string, string>> = {
  '/impressum': addressOf('impresum', 'hr'),
  '/faq': addressOf('questions', 'hr'),
  '/termin': addressOf('booking', 'hr'),
  '/o-nama': addressOf('home', 'hr', { fragment: 'about' }),
  '/usluge': addressOf('home', 'hr', { fragment: 'services' }),
  '/en': addressOf('home', 'en'),
  '/feed': feedPath('hr'),
}

/** Returns the slug of the page of the owner that a decoded path may have; undefined for all other paths. */
export function findOwnPage(pathname: string): string | undefined {
  const slug = pathname.slice(1)
  const isFree = SLUG.test(slug) && !reservedSegments.includes(slug) && !findPage(pathname)
  return pathname.startsWith('/') && isFree ? slug : undefined
}

/** Returns the address of the page that a decoded path without a page means; undefined if it means none. */
export function pageMeantBy(pathname: string): string | undefined {
  return guessed[pathname] ?? pathWithTheLettersOf(pathname)
}

/** Returns the canonical spelling of paths such as `/fransiza` and `/food intolerance`. */
function pathWithTheLettersOf(pathname: string): string | undefined {
  const letters = toSlug(pathname)
  const paths = (Object.keys(addresses) as PageName[]).flatMap(pathsOf).filter((path) => !path.includes(':'))
  return letters ? paths.find((path) => toSlug(decodeURI(path)) === letters) : undefined
}

/** Checks for a slug that no page of the owner may have: the site uses or understands its path otherwise. */
export function isReservedSlug(slug: string): boolean {
  return !findOwnPage(`/${slug}`) || pageMeantBy(`/${slug}`) !== undefined
}

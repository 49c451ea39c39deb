import type { EntityManager } from 'typeorm'
import { Location } from '#src/locations/location.entity.js'
import { isForPrograms } from '#src/platform/http/program-paths.js'
import { findPage } from '#src/shared/addresses.js'
import { linkAddresses } from '#src/shared/link-addresses.js'
import { findOwnPage } from '#src/shared/page-aliases.js'
import { Post } from '../blog/post.entity.js'
import { isOwnPage } from '../own-pages/is-own-page.js'
import { pathOf } from './source-of.js'

/** Addresses below which a route answers, also with 404; data of pages is requested by scripts only. */
const ROUTES = /^\/(admin|media)(\/|$)|\/index\.pagecontext\.json$/i

/** Files for programs in the root of the site, and pages behind links in mails. */
const reservedPaths = new Set<string>([
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/blog/rss.xml',
  '/.well-known/security.txt',
  '/favicon.ico',
  ...Object.values(linkAddresses).flatMap((spellings) => Object.values(spellings)),
])

/** Checks for an address that always has a page or a route, whatever the owner adds. */
export function isReserved(address: string): boolean {
  const path = pathOf(address)
  const isRoute = isForPrograms(path) || ROUTES.test(path) || reservedPaths.has(path)
  return isRoute || findPage(decoded(path))?.segment === ''
}

/** Checks for the address of a page, a post, a location or an own page of the site. */
export async function isPageOfSite(address: string, manager: EntityManager): Promise<boolean> {
  const path = pathOf(address)
  const found = findPage(decoded(path))
  const own = findOwnPage(path)
  if (own && (await isOwnPage(own, manager))) return true
  if (!found) return isForPrograms(path)
  if (found.segment === '') return true
  const slug = found.segment
  return found.page === 'post' ? manager.existsBy(Post, { slug }) : manager.existsBy(Location, { slug })
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path // its encoding is broken, and so it has no page
  }
}

import { findOwnPage } from '#src/shared/page-aliases.js'
import type { EntityManager } from 'typeorm'
import { Location } from '#src/locations/location.entity.js'
import { isForPrograms } from '#src/platform/http/program-paths.js'
import { findPage } from '#src/shared/addresses.js'
import { Post } from '../blog/post.entity.js'
import { isOwnPage } from '../own-pages/is-own-page.js'
import { pathOf } from './source-of.js'

/** Checks for an address that always has a page or a route, whatever the owner adds. */
export function isReserved(address: string): boolean {
  const path = pathOf(address)
  return isForPrograms(path) || /^\/admin(\/|$)/.test(path) || findPage(decoded(path))?.segment === ''
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

import { canonicalPath } from './addresses.js'
import type { PageRequest } from './page-request.js'

/** The one address of a page that was asked for under another spelling (ADDR-4). */
export function canonicalAddress({ path, query }: PageRequest): string | undefined {
  const canonical = canonicalPath(path)
  if (canonical === path) return undefined
  return query.size > 0 ? `${canonical}?${query.toString()}` : canonical
}

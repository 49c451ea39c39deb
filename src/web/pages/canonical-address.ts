import { canonicalPath } from '#src/shared/addresses.js'
import type { PageRequest } from './page-request.js'

/** Returns the canonical address of a page requested under another spelling. */
export function canonicalAddress({ path, query }: PageRequest): string | undefined {
  const canonical = canonicalPath(path)
  return canonical === path ? undefined : withQuery(canonical, query)
}

export function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

import type { PageContext } from 'vike/types'
import { linkPaths } from '#src/shared/link-addresses'

/** Matches the path in both languages. */
export function route({ urlPathname }: PageContext) {
  return linkPaths('reviewOptOut').includes(urlPathname)
}

import type { PageContext } from 'vike/types'
import { linkPaths } from '#src/shared/link-addresses'

/** Both spellings. */
export function route({ urlPathname }: PageContext) {
  return linkPaths('unsubscribe').includes(urlPathname)
}

import type { PageContext } from 'vike/types'
import { pageFolder } from '#src/shared/addresses'

/** Maps the Croatian and the English path of a page to the same folder below `pages`. */
export function onBeforeRoute(pageContext: PageContext) {
  return {
    pageContext: { urlLogical: pageFolder(pageContext.urlPathname) + (pageContext.urlParsed.searchOriginal ?? '') },
  }
}

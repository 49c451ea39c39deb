import type { PageContext } from 'vike/types'
import { pageFolder } from '../src/shared/addresses'

/** Both spellings of an address lead to the same folder of pages/. */
export function onBeforeRoute(pageContext: PageContext) {
  return {
    pageContext: { urlLogical: pageFolder(pageContext.urlPathname) + (pageContext.urlParsed.searchOriginal ?? '') },
  }
}

import type { PageContextClient } from 'vike/types'
import { stylesFor } from '../client/page-styles'
import { showToast } from '../client/toasts'
import { hasFailed } from './Failsafe'
import { headOf } from './layout/head'
import { loadSections } from './lazy-section'
import { hydrate, isHydrated, show } from './root'

let shown: PageContextClient | undefined

/** Resolves when the page stands in the document: then vike scrolls, and the spinner goes. */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  if (pageContext.errorWhileRendering && isHydrated()) return stayOrAskTheServer(pageContext)
  if (pageContext.isHydration) {
    shown = pageContext
    return isHydrated() ? undefined : hydrate(pageContext)
  }
  // Not hydrated: a link was pressed before the first page was there.
  if (!isHydrated() || hasFailed() || !(await isAllThere(pageContext))) return askTheServer()
  shown = pageContext
  document.title = headOf(pageContext).title
  document.documentElement.lang = pageContext.language
  await show(pageContext)
}

/** The page could not be had: one that was to be shown anew stays as it is, in place of another the browser says so. */
function stayOrAskTheServer({ urlPathname }: PageContextClient): Promise<void> | undefined {
  if (shown && urlPathname !== shown.urlPathname) return askTheServer()
  showToast({ about: 'unreachable' })
}

/** The code of the page's sections, and its styles. */
function isAllThere({ config }: PageContextClient): Promise<boolean> {
  return Promise.all([loadSections(), stylesFor({ ofAdmin: !!config.Layout })]).then(
    () => true,
    () => false,
  )
}

/** For the whole page at the address, which stands there already. */
function askTheServer(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

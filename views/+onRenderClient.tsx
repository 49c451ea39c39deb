import type { PageContextClient } from 'vike/types'
import { stylesFor } from '#client/page-styles'
import { showToast } from '#client/toasts'
import { hasFailed } from './Failsafe'
import { headOf } from './kit/layout/head'
import { loadSections } from './lazy-section'
import { hydrate, isHydrated, show } from './root'

let shown: PageContextClient | undefined

/** Renders the page in the browser; resolves once it is in the document: vike then scrolls and the spinner is hidden. */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  if (pageContext.errorWhileRendering && isHydrated()) return stayOrAskTheServer(pageContext)
  if (pageContext.isHydration) {
    shown = pageContext
    return isHydrated() ? undefined : hydrate(pageContext)
  }
  // Not hydrated: a link was clicked before hydration of the first page finished.
  if (!isHydrated() || hasFailed() || !(await isAllThere(pageContext))) return askTheServer()
  shown = pageContext
  document.title = headOf(pageContext).title
  document.documentElement.lang = pageContext.language
  await show(pageContext)
}

/** Handles a page that failed to load: keeps the current page with a toast, or reloads to get the browser's error for another page. */
function stayOrAskTheServer({ urlPathname }: PageContextClient): Promise<void> | undefined {
  if (shown && urlPathname !== shown.urlPathname) return askTheServer()
  showToast({ about: 'unreachable' })
}

/** Loads section code and styles of the page; resolves to false when one of them fails. */
function isAllThere({ config }: PageContextClient): Promise<boolean> {
  return Promise.all([loadSections(), stylesFor({ ofAdmin: !!config.Layout })]).then(
    () => true,
    () => false,
  )
}

/** Reloads the page at the current address from the server; never resolves. */
function askTheServer(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

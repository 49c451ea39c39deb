import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { stylesFor } from '../client/page-styles'
import { showToast } from '../client/toasts'
import { App } from './App'
import { hasFailed } from './Failsafe'
import { headOf } from './layout/head'
import { loadSections } from './lazy-section'

let root: Root | undefined
let shown: PageContextClient

/** Resolves when the page stands in the document: then vike scrolls, and the spinner goes. */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  if (pageContext.errorWhileRendering && root) return stayOrAskTheServer(pageContext)
  if (root && (hasFailed() || !(await isAllThere(pageContext)))) return askTheServer()
  shown = pageContext
  await new Promise<void>((resolve) => {
    const app = <App pageContext={pageContext} onShown={resolve} />
    if (!root) {
      // In a transition the browser may answer the visitor between two parts of it.
      startTransition(() => {
        root = hydrateRoot(document.getElementById('root')!, app)
      })
      return
    }
    document.title = headOf(pageContext).title
    document.documentElement.lang = pageContext.language
    // The page before stays until all of the next one is there.
    startTransition(() => root!.render(app))
  })
}

/** The page could not be had: one that was to be shown anew stays as it is, in place of another the browser says so. */
function stayOrAskTheServer({ urlPathname }: PageContextClient): Promise<void> | undefined {
  if (urlPathname !== shown.urlPathname) return askTheServer()
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

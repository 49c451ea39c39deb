import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { App } from './App'
import { headOf } from './layout/head'
import { loadSections } from './lazy-section'

let root: Root | undefined

/** Resolves when the page stands in the document: then vike scrolls, and the spinner goes. */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  if (root) await loadSections()
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

import { hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { App } from './App'
import { headOf } from './layout/head'

let root: Root | undefined

export function onRenderClient(pageContext: PageContextClient) {
  const app = <App pageContext={pageContext} />
  if (root) {
    root.render(app)
    document.title = headOf(pageContext).title
    document.documentElement.lang = pageContext.language
  } else {
    root = hydrateRoot(document.getElementById('root')!, app)
  }
}

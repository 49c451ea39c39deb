import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { PageContext } from 'vike/types'
import { start } from '../client/entry'
import { App } from './App'

let root: Root | undefined

export function isHydrated(): boolean {
  return root !== undefined
}

/** Takes over the server's HTML; resolves when it is done. */
export async function hydrate(pageContext: PageContext): Promise<void> {
  await new Promise<void>((resolve) => {
    // In a transition the browser may answer the visitor between two parts of it.
    startTransition(() => {
      root = hydrateRoot(document.getElementById('root')!, <App pageContext={pageContext} onShown={resolve} />)
    })
  })
  start(pageContext)
}

/** Resolves when the page stands in the document. */
export function show(pageContext: PageContext): Promise<void> {
  return new Promise((resolve) => {
    // The page before stays until all of the next one is there.
    startTransition(() => root!.render(<App pageContext={pageContext} onShown={resolve} />))
  })
}

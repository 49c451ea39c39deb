import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { PageContext } from 'vike/types'
import { start } from '#client/entry'
import { carryInputOver } from '#client/recovered-input'
import { App } from './App'
import { loadSections } from './lazy-section'

let root: Root | undefined

export function isHydrated(): boolean {
  return root !== undefined
}

/** Hydrates the server's HTML; resolves when done. */
export async function hydrate(pageContext: PageContext): Promise<void> {
  const place = document.getElementById('root')!
  // Where React renders the page again, a section without its code would be empty while somebody types in it.
  if (document.activeElement?.matches('input, textarea, select')) await loadSections().catch(() => undefined)
  const onRecoverableError = carryInputOver(place)
  await new Promise<void>((resolve) => {
    // A transition lets the browser handle input between chunks of hydration.
    startTransition(() => {
      root = hydrateRoot(place, <App pageContext={pageContext} onShown={resolve} />, { onRecoverableError })
    })
  })
  start(pageContext)
}

/** Renders a page on the client; resolves when it is in the document. */
export function show(pageContext: PageContext): Promise<void> {
  return new Promise((resolve) => {
    // A transition keeps the previous page until the next one is complete.
    startTransition(() => root!.render(<App pageContext={pageContext} onShown={resolve} />))
  })
}

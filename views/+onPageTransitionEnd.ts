import type { PageContextClient } from 'vike/types'
import { setNavigating } from '../client/navigation'
import { revealOnScroll } from '../client/reveal'

const SCROLLED_AFTER_MS = 200

export function onPageTransitionEnd({ urlPathname, previousPageContext }: PageContextClient) {
  setNavigating(false)
  revealOnScroll()
  // vike scrolls after this hook.
  setTimeout(() => document.documentElement.removeAttribute('data-navigating'), SCROLLED_AFTER_MS)
  // A new page takes focus at its start; the same page in another language keeps the reading position.
  if (urlPathname !== previousPageContext?.urlPathname) {
    document.getElementById('content')?.focus({ preventScroll: true })
  }
}

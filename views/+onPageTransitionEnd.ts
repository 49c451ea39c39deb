import type { PageContextClient } from 'vike/types'
import { setNavigating } from '#client/navigation'
import { revealOnScroll } from '#client/reveal'

const SCROLLED_AFTER_MS = 200
const TAKES_FOCUS = '#content :is(input, select, textarea, [role=status], [role=alert])'

export function onPageTransitionEnd({ urlPathname, previousPageContext }: PageContextClient) {
  setNavigating(false)
  revealOnScroll()
  // vike scrolls after this hook.
  setTimeout(() => document.documentElement.removeAttribute('data-navigating'), SCROLLED_AFTER_MS)
  // The same page in another language keeps the reading position. A field or notice of the new page may have taken focus.
  if (urlPathname !== previousPageContext?.urlPathname && !document.activeElement?.matches(TAKES_FOCUS)) focusTitle()
}

/** Moves focus to the main heading, so that screen readers announce the new page by its title. */
function focusTitle(): void {
  const heading = document.querySelector<HTMLElement>('#content h1')
  if (heading) heading.tabIndex = -1
  const start = heading ?? document.getElementById('content')
  start?.focus({ preventScroll: true })
}

import type { PageContextClient } from 'vike/types'
import { setNavigating } from '#client/navigation'
import { stylesFor } from '#client/page-styles'
import { findPage } from '#src/shared/addresses'

export function onPageTransitionStart({ urlParsed }: PageContextClient) {
  // Turns off deferred layout from now on (styles/shared.css).
  document.documentElement.dataset.followed = ''
  // A new page starts at its top without animation; only hash links scroll smoothly (base.css).
  document.documentElement.toggleAttribute('data-navigating', !urlParsed.hash)
  // Loads in parallel with the code and data of the page; a failure is handled when the page is rendered.
  stylesFor({ ofAdmin: /^\/admin(\/|$)/.test(urlParsed.pathname) }).catch(() => undefined)
  setNavigating(findPage(urlParsed.pathname)?.page !== 'home')
}

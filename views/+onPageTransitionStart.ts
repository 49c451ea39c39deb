import type { PageContextClient } from 'vike/types'
import { setNavigating } from '../client/navigation'
import { findPage } from '../src/shared/addresses'

export function onPageTransitionStart({ urlParsed }: PageContextClient) {
  // A new page begins at its top at once; only a hash glides (base.css).
  document.documentElement.toggleAttribute('data-navigating', !urlParsed.hash)
  setNavigating(findPage(urlParsed.pathname)?.page !== 'home')
}
